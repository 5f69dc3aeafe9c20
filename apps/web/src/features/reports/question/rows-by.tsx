import { audienceDimensions, campaignKinds } from '@tapwright/contracts/report-query';
import { Picker } from '@tapwright/ui/forms/picker';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ReportState } from './use-report-view.ts';
import classes from '../report.module.css';

type Props = {
  readonly state: ReportState;
  /** Apple does not say by whom it was reached. */
  readonly withoutAudience: boolean;
};

/** What the rows of the table are: what is advertised by name, by what its campaign is for, or who was reached. */
export function RowsBy({ state: { view, change }, withoutAudience }: Props) {
  const { t } = useTranslation(['overview', 'adWords']);
  const groups = withoutAudience ? campaignKinds : [...campaignKinds, ...audienceDimensions];
  const options = groups.map((one) => ({ value: one, label: t(`adWords:columns.${one}`) }));
  return (
    <div className={classes.by}>
      <Picker
        label={t('by.label')}
        value={view.by ?? 'list'}
        options={[{ value: 'list', label: t('by.name') }, ...options]}
        onChange={(by) => change({ by: by === 'list' ? undefined : by })}
      />
    </div>
  );
}
