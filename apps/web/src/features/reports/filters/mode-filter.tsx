import { Segmented } from '@tapwright/ui/forms/segmented';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { DeliveryMode } from '../question/report-types.ts';
import type { ReportState } from '../question/use-report-view.ts';
import classes from '../report.module.css';

const modes: readonly ('all' | DeliveryMode)[] = ['all', 'selfService', 'collaborative', 'managed'];

export function ModeFilter({ view, change }: Pick<ReportState, 'view' | 'change'>) {
  const { t } = useTranslation(['overview', 'adWords']);
  return (
    <div className={classes.by}>
      <Segmented
        label={t('adWords:columns.mode')}
        value={view.mode ?? 'all'}
        options={modes.map((one) => ({
          value: one,
          label: one === 'all' ? t('overview:allModes') : t(`adWords:modes.${one}`),
        }))}
        onChange={(mode) => change({ mode: mode === 'all' ? undefined : mode })}
      />
    </div>
  );
}
