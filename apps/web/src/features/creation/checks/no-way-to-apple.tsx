import { Link } from '@tanstack/react-router';
import { can } from '@tapwright/contracts/roles';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { findNoWay } from './find-no-way.ts';
import type { StepName } from '../steps/steps.ts';
import type { Creation } from '../use-creation.ts';
import classes from '../components/creation.module.css';

type Props = {
  readonly creation: Creation;
  readonly step: StepName;
  readonly role: string;
  readonly goTo: (step: StepName) => void;
};

/** What was typed stays; it needs a certificate again, or another campaign group. */
export function NoWayToApple({ creation, step, role, goTo }: Props) {
  const { t } = useTranslation('creation');
  const noWay = findNoWay(creation);
  if (noWay === undefined) return null;
  const mayMend = can(role, 'certificate.manage');
  const { groups, form } = creation;
  const hasOthers = groups.some(
    ({ campaignGroupId, canWrite }) => canWrite && campaignGroupId !== form.campaignGroupId,
  );
  return (
    <p className={classes.missing} role="alert">
      <StatusGlyph of="refused" />
      <span>
        {t(`noWay.${noWay}`)} {mayMend ? null : t('noWay.askOwner')}
      </span>
      {mayMend ? (
        <Button size="xs" render={<Link to="/user/zs_manager" search={({ team }) => ({ team })} />}>
          {t('put.toCertificates')}
        </Button>
      ) : null}
      {hasOthers && step !== 'type' ? (
        <Button size="xs" onClick={() => goTo('type')}>
          {t('noWay.otherGroup')}
        </Button>
      ) : null}
    </p>
  );
}
