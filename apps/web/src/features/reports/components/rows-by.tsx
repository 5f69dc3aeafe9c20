import { useTranslation } from 'react-i18next';
import { audienceDimensions } from '@tapwright/contracts/report-query';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import type { ReportState } from '../use-report-view.ts';
import classes from './report.module.css';

type Props = {
  readonly state: ReportState;
  /** Also what is advertised, each by its name; else only who was reached. */
  readonly withNames?: boolean;
};

/** What the rows of the table are. */
export function RowsBy({ state: { view, change }, withNames = false }: Props) {
  const { t } = useTranslation(['overview', 'adWords']);
  const dimensions = audienceDimensions.map((one) => ({ value: one, label: t(`adWords:columns.${one}`) }));
  return (
    <div className={classes.by}>
      {!withNames ? (
        <Segmented
          label={t('by.label')}
          size="small"
          value={view.by ?? 'device'}
          options={dimensions}
          onChange={(by) => change({ by })}
        />
      ) : (
        <Picker
          label={t('by.label')}
          value={view.by ?? 'list'}
          options={[{ value: 'list', label: t('by.name') }, ...dimensions]}
          onChange={(by) => change({ by: by === 'list' ? undefined : by })}
        />
      )}
    </div>
  );
}
