import { addDays, getDay } from '@tapwright/domain/days';
import { type ReportEdges, rateSources } from '@tapwright/contracts/report-edges';
import type { ReportUnit } from '@tapwright/contracts/report-query';
import type { DayRange } from '@tapwright/domain/ranges';
import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import type { Language } from '@tapwright/i18n/languages';
import type { MessageKey } from '@tapwright/i18n/messages';

export type Line = readonly [string, string];
type Say = (key: MessageKey, values?: Record<string, string>) => string;
type About = { range: DayRange; unit: ReportUnit; isPart: boolean; language: Language; say: Say };

/** What must be known to read the figures of a file. */
export function describeFile(edges: ReportEdges, { range, unit, isPart, language, say }: About): Line[] {
  const none = say('reportCentre:about.none');
  return [
    [say('reportCentre:about.range'), formatDayRange(language, range.from, range.to)],
    ...describeUnread(edges, { language, say }),
    ...(isPart ? [[say('reportCentre:about.part'), say('reportCentre:about.partOf')] as const] : []),
    ...describeComparison(edges, { range, language, say }),
    [say('reportCentre:about.timeZone'), [say(`adWords:zones.${edges.timeZone}`), ...edges.zones].join(', ')],
    [say('reportCentre:about.unit'), describeUnit(edges, { unit, language, say })],
    ...describeSource(edges, say),
    [say('reportCentre:about.dataTo'), edges.dataTo === null ? none : formatDay(language, edges.dataTo)],
    [say('reportCentre:about.readAt'), edges.readAt ?? none],
  ];
}

function describeUnread({ unread }: ReportEdges, { language, say }: Pick<About, 'language' | 'say'>): Line[] {
  if (unread === undefined) return [];
  return [[say('reportCentre:about.gaps'), formatDayRange(language, unread.from, unread.to)]];
}

/** In which amounts are, and from when the latest rate is that they were converted with. */
function describeUnit(
  { isConverted, rate, wholeOnly }: ReportEdges,
  { unit, language, say }: Omit<About, 'range' | 'isPart'>,
): string {
  const name = say(`adWords:units.${unit}`);
  if (!isConverted) return name;
  const day = rate === null ? say('reportCentre:about.none') : formatDay(language, rate.day);
  const converted = say('reportCentre:about.converted', { unit: name, day });
  const hasPeriods = wholeOnly.some(({ isCounted }) => isCounted);
  return hasPeriods ? say('reportCentre:about.mean', { unit: converted }) : converted;
}

function describeSource({ rate }: ReportEdges, say: Say): Line[] {
  if (rate === null) return [];
  const source = rateSources.find((one) => one === rate.source);
  const name = source === undefined ? rate.source : say(`adWords:rateSources.${source}`);
  return [[say('reportCentre:about.source'), name]];
}

/** A file has both figures and no change; which days make them comparable stands here. */
function describeComparison(
  { comparison }: ReportEdges,
  { range, language, say }: Omit<About, 'unit' | 'isPart'>,
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
