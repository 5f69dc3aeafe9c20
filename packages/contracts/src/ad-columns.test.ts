import { expect, test } from 'vitest';
import { adColumns, columnNames, listColumns, reportLevels, sortableColumns } from './ad-columns.ts';
import { adValues, findValueKey } from './ad-values.ts';
import {
  dividedMeasures,
  measureNames,
  reportMeasures,
  storedMeasures,
  summedMeasures,
} from './report-measures.ts';
import { sortNames } from './report-query.ts';
import { adGroupRow, adRow, campaignRow, keywordRow, negativeKeywordRow } from './report-rows.ts';
import { namesOf } from './typed-record.ts';

test('every measure is stored, added up, or divided, and only one of them', () => {
  const sources = [
    ...namesOf(storedMeasures),
    ...summedMeasures.map(({ name }) => name),
    ...dividedMeasures.map(({ name }) => name),
  ];
  expect(sources.toSorted()).toEqual(measureNames.toSorted());
  expect(Object.keys(reportMeasures.shape)).toEqual(measureNames);
});

test('a row has a field for every column of its level', () => {
  const rows = {
    campaign: campaignRow,
    adGroup: adGroupRow,
    keyword: keywordRow,
    ad: adRow,
    negativeKeyword: negativeKeywordRow,
  } as const;
  for (const [level, row] of [
    ['campaign', rows.campaign],
    ['adGroup', rows.adGroup],
    ['keyword', rows.keyword],
    ['ad', rows.ad],
    ['negativeKeyword', rows.negativeKeyword],
  ] as const)
    for (const { field } of listColumns(level)) expect(Object.keys(row.shape)).toContain(field);
});

test('what is sorted by at one level is a name of the contract', () => {
  const levels = [...reportLevels, 'negativeKeyword', 'word'] as const;
  const columns = levels.flatMap((level) => listColumns(level));
  const keysOf = (some: typeof columns) => [...new Set(some.map(({ key }) => key))];
  expect(columnNames).toEqual(keysOf(columns));
  expect(sortableColumns).toEqual(
    columnNames.filter((key) => keysOf(columns.filter(({ isSortable }) => isSortable)).includes(key)),
  );
  expect(sortNames).toEqual([...measureNames, 'name', ...sortableColumns]);
});

test('columns keep the order of the catalogue', () => {
  for (const level of reportLevels)
    expect(listColumns(level).map(({ key }) => key)).toEqual(Object.keys(adColumns[level]));
});

test('a value has words where it is known, and none where Apple adds one', () => {
  for (const name of namesOf(adValues))
    for (const value of adValues[name]) expect(findValueKey(name, value)).toBe(`${name}.${value}`);
  expect(findValueKey('statuses', 'EXACT')).toBeUndefined();
  expect(findValueKey('matchTypes', null)).toBeUndefined();
});
