import { columnNames, reportLevels } from '@tapwright/contracts/ad-columns';
import { adValues } from '@tapwright/contracts/ad-values';
import { rateSources } from '@tapwright/contracts/report-edges';
import { measureNames, shortNames } from '@tapwright/contracts/report-measures';
import { audienceDimensions, campaignKinds, reportUnits } from '@tapwright/contracts/report-query';
import { reportZones } from '@tapwright/domain/zones';
import adWords from '@tapwright/i18n/messages/en/adWords';
import { expect, test } from 'vitest';

const keysOf = (part: unknown): string[] | string =>
  typeof part === 'object' && part !== null ? Object.keys(part).toSorted() : 'words';

test('the catalogue has the words it needs and no others', () => {
  const levels = reportLevels.filter((level) => level !== 'audience');
  const parts = {
    measures: measureNames,
    short: shortNames,
    columns: [
      ...new Set([
        'name',
        'slot',
        ...levels,
        'negativeKeyword',
        'word',
        ...columnNames,
        ...campaignKinds,
        ...audienceDimensions,
      ]),
    ],
    levels: [...reportLevels, 'negativeKeyword', 'word'],
    ...adValues,
    values: ['hidden', 'unknown'],
    units: reportUnits,
    zones: reportZones,
    rateSources,
    select: ['row', 'all'],
    // Of whom an ad group reaches: what is said of one as well as asked in a field.
    audience: ['names', 'devices', 'customers'],
  };
  const needed = Object.entries(parts).map(([name, keys]) => [name, keys.toSorted()]);
  expect(Object.fromEntries(Object.entries(adWords).map(([name, part]) => [name, keysOf(part)]))).toEqual({
    ...Object.fromEntries(needed),
    inUnit: 'words',
    total: 'words',
  });
});
