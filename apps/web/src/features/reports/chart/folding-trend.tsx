import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Suspense, type ComponentProps } from 'react';
import { Button } from '@tapwright/ui/forms/button';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { useKeys } from '../../../platform/use-keys.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ReportDays } from '../question/report-types.ts';
import classes from '../report.module.css';
import { later, soon } from '@tapwright/ui/layout/later';

const TrendLine = later(async () => (await import('./trend-line.tsx')).TrendLine);
const Trend = soon(async () => (await import('./trend.tsx')).Trend);

const foldKey = 't';

/** How they are until somebody says otherwise; `fixed` where nobody can. */
export type ChartFold = 'open' | 'folded' | 'fixed';

type Props = Pick<ComponentProps<typeof Trend>, 'view' | 'question' | 'onChange'> & {
  readonly read: { readonly data: ReportDays | undefined; readonly isPlaceholderData: boolean };
  /** By which it is remembered whether they are folded. */
  readonly list: string;
  readonly fold: ChartFold;
};

/** Tiles and chart; or one line of them, so that the rows below are in sight. */
export function FoldingTrend({ list, fold, view, question, read, onChange }: Props) {
  const { t } = useTranslation('overview');
  const [charts, setCharts] = usePersonalSetting((settings) => settings.charts);
  const isFixed = fold === 'fixed';
  const isOpen = isFixed || (charts[list] ?? fold) === 'open';
  const toggle = () => setCharts({ ...charts, [list]: isOpen ? 'folded' : 'open' });
  useKeys(isFixed ? {} : { [foldKey]: toggle });
  if (!isOpen)
    return (
      <Suspense fallback={<div className={classes.lineRoom} />}>
        <TrendLine view={view} days={read.data}>
          <Button size="xs" variant="subtle" icon={<IconChevronDown size={14} />} onClick={toggle}>
            {t('chart.unfold')}
            <span className={classes.key}>
              <KeyCap>{foldKey}</KeyCap>
            </span>
          </Button>
        </TrendLine>
      </Suspense>
    );
  return (
    <Suspense fallback={<div className={classes.trendRoom} />}>
      <Trend
        view={view}
        question={question}
        days={read.data}
        isBusy={read.isPlaceholderData}
        onChange={onChange}
      >
        {isFixed ? null : (
          <Button
            size="xs"
            variant="subtle"
            aria-label={t('chart.fold')}
            title={t('chart.fold')}
            onClick={toggle}
          >
            <IconChevronUp size={14} />
          </Button>
        )}
      </Trend>
    </Suspense>
  );
}
