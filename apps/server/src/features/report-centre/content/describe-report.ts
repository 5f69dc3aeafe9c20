import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import { formatStamp } from '@tapwright/i18n/format-instant';
import { formatCount, formatPercent } from '@tapwright/i18n/format-number';
import type { Context } from '../../../platform/http/context.ts';
import type { ComposedReport } from './compose-report.ts';
import type { Reader } from '../runs/readers-store.ts';
import type { RunRow } from '../runs/runs-store.ts';

type Line = readonly [string, string];

/** What must be known to read the figures: of which days, how fresh, in which zone and currency, in whose scope. */
export function describeReport(
  { translate, language }: Pick<Context, 'translate' | 'language'>,
  { range, edges, hiddenShare }: ComposedReport,
  { run, reader, counted }: { run: RunRow; reader: Reader; counted: { rows: number; isCut: boolean } },
): Line[] {
  const { definition, name } = run;
  const say = (key: Parameters<typeof translate>[1], values?: Parameters<typeof translate>[2]) =>
    translate(language, key, values);
  const unit = say(`adWords:units.${definition.unit}`);
  const none = say('reportCentre:about.none');
  const days = ({ from, to }: { from: string; to: string }) => formatDayRange(language, from, to);
  const count = formatCount(language, counted.rows);
  const converted =
    edges.rate?.source === 'sample'
      ? say('reportCentre:about.sample', { unit })
      : say('reportCentre:about.converted', {
          unit,
          day: edges.rate === null ? none : formatDay(language, edges.rate.day),
        });
  return [
    [say('reportCentre:about.report'), name],
    [say('reportCentre:about.team'), reader.teamName],
    [say('reportCentre:about.range'), days(range)],
    [say('reportCentre:about.timeZone'), describeZone(edges, say)],
    [say('reportCentre:about.unit'), edges.isConverted ? converted : unit],
    [say('reportCentre:about.dataTo'), edges.dataTo === null ? none : formatDay(language, edges.dataTo)],
    [
      say('reportCentre:about.readAt'),
      edges.readAt === null ? none : `${formatStamp(language, new Date(edges.readAt), 'UTC')} UTC`,
    ],
    [
      say('reportCentre:about.gaps'),
      (edges.unread ? [edges.unread] : edges.gaps).map(days).join('; ') || none,
    ],
    ...(edges.youngFrom === null
      ? []
      : [[say('reportCentre:about.arriving'), days({ from: edges.youngFrom, to: range.to })] as const]),
    ...(hiddenShare === null
      ? []
      : [[say('reportCentre:about.hidden'), formatPercent(language, hiddenShare)] as const]),
    [say('reportCentre:about.reader'), reader.nickName],
    [say('reportCentre:about.rows'), counted.isCut ? say('reportCentre:about.cut', { count }) : count],
  ];
}

function describeZone(
  { timeZone, zones }: ComposedReport['edges'],
  say: (key: 'adWords:zones.UTC' | 'adWords:zones.ORTZ') => string,
) {
  const name = say(`adWords:zones.${timeZone}`);
  return timeZone === 'UTC' || zones.length === 0 ? name : `${name}: ${zones.join(', ')}`;
}
