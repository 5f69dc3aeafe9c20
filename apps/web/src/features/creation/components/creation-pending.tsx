import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { StepName } from '../steps/steps.ts';
import classes from './creation.module.css';

/** The three columns of a step, while it is not known yet which way is begun, or the draft is on its way. */
export function CreationPending({ step }: { readonly step: StepName }) {
  const { t } = useTranslation('creation');
  return (
    <div className={classes.create} aria-busy>
      <PageHead title={t('title')} />
      <div className={classes.columns} data-step={step}>
        <div className={classes.way}>
          <Skeleton width="72%" />
        </div>
        <div className={classes.form}>
          <div className={classes.section}>
            <Skeleton width={160} height={18} />
            <Skeleton width="100%" height={32} />
            <Skeleton width="64%" />
            <Skeleton width="100%" height={32} />
          </div>
        </div>
      </div>
    </div>
  );
}
