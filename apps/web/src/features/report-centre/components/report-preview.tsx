import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { readReport, ReportDefinition } from '@tapwright/contracts/report-centre';
import { digitsOf, findMeasure, getMeasure } from '@tapwright/contracts/report-measures';
import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { formatNumber, formatPercent } from '@tapwright/i18n/format-number';
import type { Language } from '@tapwright/i18n/languages';
import { ChartSkeleton } from '@tapwright/ui/chart/chart-skeleton';
import { Hatch } from '@tapwright/ui/chart/hatch';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useReportTime } from '../../../platform/words/use-report-time.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { previewQuery } from '../api/reports.ts';
import { PreviewHead, type ReportSort } from './preview-head.tsx';
import classes from './report-builder.module.css';

const ReportChart = lazy(async () => ({ default: (await import('./report-chart.tsx')).ReportChart }));

type Answer = AnswerOf<typeof readReport>;
type Props = {
  readonly teamId: number;
  readonly definition: ReportDefinition;
  readonly onSort: (sort: ReportSort) => void;
};

/** The first rows, the sums of all, and how far they can be trusted. */
export function ReportPreview({ teamId, definition, onSort }: Props) {
  const { t } = useTranslation('reportCentre');
  const { data, error, refetch, isPlaceholderData } = useQuery(previewQuery(teamId, definition));
  if (error) {
    const why = error instanceof CallFailure ? error.message : '';
    return (
      <ViewFailed title={t('preview.failed')} text={why} error={error} onTryAgain={() => void refetch()} />
    );
  }
  if (data === undefined) return <Skeleton width="60%" height={14} />;
  return (
    <section className={classes.answer} aria-label={t('preview.label')}>
      <Edges answer={data} definition={definition} />
      {definition.slots === 'total' || data.rows.length === 0 ? null : (
        <Suspense fallback={<ChartSkeleton height={220} />}>
          <ReportChart teamId={teamId} definition={definition} step={definition.slots} />
        </Suspense>
      )}
      {data.rows.length === 0 ? (
        <p className={classes.edges}>{t('preview.nothing')}</p>
      ) : (
        <PreviewTable answer={data} definition={definition} isBusy={isPlaceholderData} onSort={onSort} />
      )}
      {data.hasMore ? (
        <p className={classes.edges}>{t('preview.first', { count: data.rows.length })}</p>
      ) : null}
    </section>
  );
}

type TableProps = {
  readonly answer: Answer;
  readonly definition: ReportDefinition;
  readonly isBusy: boolean;
  readonly onSort: Props['onSort'];
};

function PreviewTable({ answer, definition, isBusy, onSort }: TableProps) {
  const { columns, rows, totals, edges } = answer;
  const { t } = useTranslation('reportCentre');
  const language = useLanguage();
  const alignOf = (kind: Answer['columns'][number]['kind']) => (kind === 'text' ? undefined : 'end');
  // A stretch of time ends with its last day.
  const isYoung = (key: string, cell: Answer['totals'][number]) =>
    key === 'slot' && edges.youngFrom !== null && String(cell ?? '').slice(-10) >= edges.youngFrom;
  const line = (cells: Answer['totals'], isTotal = false) =>
    columns.map(({ key, kind }, place) => (
      <td key={key} data-align={alignOf(kind)}>
        {writeCell(language, key, cells[place] ?? null)}
        {!isTotal && isYoung(key, cells[place] ?? null) ? <Hatch words={t('about.arriving')} /> : null}
      </td>
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, which the arrow keys can do only from inside.
    <div className={classes.table} tabIndex={0} role="region" aria-label={t('preview.table')}>
      <table aria-busy={isBusy}>
        <PreviewHead
          columns={columns.map(({ key, kind }) => ({ key, align: alignOf(kind) }))}
          definition={definition}
          onSort={onSort}
        />
        <tbody>
          <tr className={classes.total}>{line(totals, true)}</tr>
          {rows.map((row, place) => (
            <tr key={place}>{line(row)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** With the digits that a measure has on every screen; a file has all of them. */
function writeCell(language: Language, key: string, value: string | number | null) {
  const measure = findMeasure(key);
  if (measure === undefined) return value;
  const figure = value === null ? null : Number(value);
  const write = getMeasure(measure).kind === 'rate' ? formatPercent : formatNumber;
  return write(language, figure, digitsOf(measure));
}

function Edges({ answer, definition }: { readonly answer: Answer; readonly definition: ReportDefinition }) {
  const { t } = useTranslation(['reportCentre', 'adWords']);
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const now = useReportTime();
  const { range, edges, hiddenShare } = answer;
  const unit = t(`adWords:units.${definition.unit}`);
  const readAt =
    edges.readAt === null ? t('about.none') : formatInstant(language, new Date(edges.readAt), { zone, now });
  const gaps = formatList(
    language,
    edges.gaps.map(({ from, to }) => formatDayRange(language, from, to)),
  );
  const facts = [
    [t('about.range'), formatDayRange(language, range.from, range.to)],
    [t('about.timeZone'), t(`adWords:zones.${edges.timeZone}`)],
    [t('about.unit'), edges.isConverted ? describeConversion() : unit],
    [t('about.dataTo'), edges.dataTo === null ? t('about.none') : formatDay(language, edges.dataTo)],
    [t('about.readAt'), readAt],
    ...(gaps === '' ? [] : [[t('about.gaps'), gaps]]),
    ...(edges.youngFrom === null
      ? []
      : [[t('about.arriving'), formatDayRange(language, edges.youngFrom, range.to)]]),
    ...(hiddenShare === null ? [] : [[t('about.hidden'), formatPercent(language, hiddenShare)]]),
  ];
  function describeConversion() {
    if (edges.rate?.source === 'sample') return t('about.sample', { unit });
    const day = edges.rate === null ? t('about.none') : formatDay(language, edges.rate.day);
    return t('about.converted', { unit, day });
  }
  return (
    <p className={classes.edges}>
      {facts.map(([name = '', value = '']) => (
        <span key={name}>{t('mail.fact', { name, value })}</span>
      ))}
    </p>
  );
}
