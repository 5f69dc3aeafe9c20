import { scopeKindOf } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { Chip } from '@tapwright/ui/feedback/chip';
import { useTranslation } from '../../../platform/words/use-translation.ts';

/** Sums of a part are not taken for those of the team. */
export function ScopeChip({ team: { roleName, scope } }: { readonly team: TeamView }) {
  const { t } = useTranslation('reportNotes');
  const kind = scopeKindOf(roleName);
  if (kind === undefined || scope.length === 0) return null;
  return <Chip tone="quiet">{t(`scope.${kind}`, { count: scope.length })}</Chip>;
}
