import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@tapwright/ui/forms/button';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { useKeys } from '../../../platform/use-keys.ts';
import { usePersonalSetting } from '../../../platform/use-personal-setting.ts';
import type { ReportDays } from '../report-types.ts';
import classes from './report.module.css';
import { TrendLine } from './trend-line.tsx';

const Trend = lazy(async () => ({ default: (await import('./trend.tsx')).Trend }));

const foldKey = 't';

type Props = Pick<ComponentProps<typeof Trend>, 'view' | 'onChange'> & {
  readonly read: { readonly data: ReportDays | undefined; readonly isPlaceholderData: boolean };
  /** By which it is remembered whether they are folded; the overview's are not until somebody does. */
  readonly list: string;
};

/** Tiles and chart; or one line of them, so that the rows below are in sight. */
export function FoldingTrend({ list, view, read, onChange }: Props) {
  const { t } = useTranslation('overview');
  const [charts, setCharts] = usePersonalSetting((settings) => settings.charts);
  const isOpen = (charts[list] ?? (list === 'overview' ? 'open' : 'folded')) === 'open';
  const toggle = () => setCharts({ ...charts, [list]: isOpen ? 'folded' : 'open' });
  useKeys({ [foldKey]: toggle });
  if (!isOpen)
    return (
      <TrendLine view={view} days={read.data}>
        <Button size="xs" variant="subtle" icon={<IconChevronDown size={14} />} onClick={toggle}>
          {t('chart.unfold')}
          <span className={classes.key}>
            <KeyCap>{foldKey}</KeyCap>
          </span>
        </Button>
      </TrendLine>
    );
  return (
    <Suspense fallback={<div className={classes.trendRoom} />}>
      <Trend view={view} days={read.data} isBusy={read.isPlaceholderData} onChange={onChange}>
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('chart.fold')}
          title={t('chart.fold')}
          onClick={toggle}
        >
          <IconChevronUp size={14} />
        </Button>
      </Trend>
    </Suspense>
  );
}
