import { scopeKindOf } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from '../report.module.css';

/** To whoever is bound to a part of a team: that no figure here is the team's. */
export function PartNotice({ team: { roleName, scope } }: { readonly team: TeamView }) {
  const { t } = useTranslation('reportNotes');
  if (scope.length === 0 || scopeKindOf(roleName) === undefined) return null;
  return <p className={classes.notice}>{t('part')}</p>;
}
