import { useQuery } from '@tanstack/react-query';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { formatMoney } from '@tapwright/i18n/format-money';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type CopyOf, copySourceQuery } from '../api/copies.ts';
import { CopyPanel } from './copy-panel.tsx';
import { CopyTable } from './copy-table.tsx';
import { CopyTargets } from './copy-targets.tsx';
import { countCopies } from './plan-copies.ts';
import { type CopyPlan, useCopyPlan } from './use-copy-plan.ts';
import classes from './copy.module.css';

type Props = CopyOf & {
  readonly teamId: number;
  readonly onSent: (set: ChangeSetView) => void;
  /** Gathered in a draft, to be looked at edit by edit. */
  readonly onGathered: (set: ChangeSetView) => void;
  readonly onLeave: () => void;
};

/** One campaign into other storefronts, apps or campaign groups: a plan, judged as a whole, made as one set. */
export function CopyPage({ campaignId, adGroupId, ...props }: Props) {
  const { t } = useTranslation('copies');
  const { data, error, refetch } = useQuery(copySourceQuery(props.teamId, { campaignId, adGroupId }));
  if (data !== undefined) return <Plan source={data} adGroupId={adGroupId} {...props} />;
  if (error === null) return <PageHead title={t('title')} />;
  return (
    <ViewFailed title={t('failed')} text={error.message} error={error} onTryAgain={() => void refetch()} />
  );
}

type PlanProps = Omit<Props, keyof CopyOf> & Parameters<typeof useCopyPlan>[0];

function Plan({ onSent, onGathered, onLeave, ...asked }: PlanProps) {
  const plan = useCopyPlan(asked);
  return (
    <div className={classes.page}>
      <Head plan={plan} onLeave={onLeave} />
      <div className={classes.columns}>
        <div className={classes.middle}>
          <CopyTargets plan={plan} />
          <CopyTable plan={plan} />
        </div>
        <CopyPanel plan={plan} onSent={onSent} onGathered={onGathered} />
      </div>
    </div>
  );
}

function Head({ plan: { source }, onLeave }: { readonly plan: CopyPlan; readonly onLeave: () => void }) {
  const { t } = useTranslation(['copies', 'creation']);
  const language = useLanguage();
  const { campaign, currency } = source;
  const { adGroups, keywords, negatives } = countCopies([campaign]);
  const amount = campaign.dailyCap ?? '';
  return (
    <PageHead
      title={t('titleOf', { name: campaign.name ?? '' })}
      actions={
        <Button variant="subtle" onClick={onLeave}>
          {t('creation:leave')}
        </Button>
      }
    >
      <span className={classes.facts}>
        {[
          t('counts.adGroups', { count: adGroups }),
          t('counts.keywords', { count: keywords }),
          t('counts.negatives', { count: negatives }),
          ...(amount === '' ? [] : [t('cap', { amount: formatMoney(language, { amount, currency }) })]),
        ].join(' · ')}
      </span>
    </PageHead>
  );
}
