import { addDays, getDay } from '@tapwright/domain/days';
import type { ReportEdges } from '@tapwright/contracts/report-edges';
import type { ReportUnit } from '@tapwright/contracts/report-query';
import type { DayRange } from '@tapwright/domain/ranges';
import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import type { Language } from '@tapwright/i18n/languages';
import type { MessageKey } from '@tapwright/i18n/messages';

export type Line = readonly [string, string];
type Say = (key: MessageKey, values?: Record<string, string>) => string;
type About = { range: DayRange; unit: ReportUnit; language: Language; say: Say };

/** What must be known to read the figures of a file. */
export function describeFile(edges: ReportEdges, { range, unit, language, say }: About): Line[] {
  const none = say('reportCentre:about.none');
  return [
    [say('reportCentre:about.range'), formatDayRange(language, range.from, range.to)],
    ...describeComparison(edges, { range, language, say }),
    [say('reportCentre:about.timeZone'), [say(`adWords:zones.${edges.timeZone}`), ...edges.zones].join(', ')],
    [say('reportCentre:about.unit'), say(`adWords:units.${unit}`)],
    [say('reportCentre:about.dataTo'), edges.dataTo === null ? none : formatDay(language, edges.dataTo)],
    [say('reportCentre:about.readAt'), edges.readAt ?? none],
  ];
}

/** A file has both figures and no change; which days make them comparable stands here. */
function describeComparison(
  { comparison }: ReportEdges,
  { range, language, say }: Omit<About, 'unit'>,
): Line[] {
  if (comparison === null) return [];
  const write = (days: { from: string; to: string }) => formatDayRange(language, days.from, days.to);
  const { ended, unknown } = comparison;
  const goesOn = ended === null ? range.from : addDays(getDay(ended.now.to), 1);
  return [
    [say('reportCentre:about.comparedWith'), write(comparison)],
    ...(goesOn > range.to
      ? []
      : [[say('reportCentre:about.notOver'), write({ from: goesOn, to: range.to })] as const]),
    ...(unknown.length === 0
      ? []
      : [[say('reportCentre:about.notComparable'), unknown.map(write).join('; ')] as const]),
  ];
}
