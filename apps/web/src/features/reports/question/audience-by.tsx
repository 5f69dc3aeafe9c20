import { audienceDimensions } from '@tapwright/contracts/report-query';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ReportState } from './use-report-view.ts';
import classes from '../report.module.css';

/** By what those who were reached are told apart. */
export function AudienceBy({ state: { view, change } }: { readonly state: ReportState }) {
  const { t } = useTranslation(['overview', 'adWords']);
  const options = audienceDimensions.map((one) => ({ value: one, label: t(`adWords:columns.${one}`) }));
  return (
    <div className={classes.by}>
      <Segmented
        label={t('by.label')}
        size="small"
        value={options.find(({ value }) => value === view.by)?.value ?? 'device'}
        options={options}
        onChange={(by) => change({ by })}
      />
    </div>
  );
}
