import { expect, test } from 'vitest';
import { chooseColumns, findGoneColumns } from './choose-columns.ts';
import { choosePhoneColumns } from './choose-phone-columns.ts';
import { columnSets, findColumnSet, spellColumns } from './column-sets.ts';

const sets = columnSets('keyword', ['status', 'taps']);
const column = (key: string) => ({ key, head: key, width: 80, cell: () => key, text: () => key });
const { width: _, ...name } = column('name');
const all = [name, ...['status', 'taps', 'installs'].map(column)];

test('a set stands in the address by its name, what somebody put together by its columns', () => {
  expect(findColumnSet(undefined)).toBe('delivery');
  expect(findColumnSet(['efficiency'])).toBe('efficiency');
  expect(findColumnSet(['taps'])).toBeUndefined();
  expect(spellColumns(undefined, sets)).toEqual(['status', 'taps']);
  expect(spellColumns(['settings'], { delivery: ['status'] })).toEqual(['status']);
  expect(spellColumns(['efficiency'], sets)).toContain('avgCpaAmount');
});

test('columns stand in the order of whoever put them together, the name first', () => {
  expect(chooseColumns(all, ['installs', 'status']).map(({ key }) => key)).toEqual([
    'name',
    'installs',
    'status',
  ]);
});

test('columns that are gone are left out and named, those of a comparison that is off are not', () => {
  const chosen = ['taps', 'seals', 'installsChange'];
  expect(chooseColumns(all, chosen).map(({ key }) => key)).toEqual(['name', 'taps']);
  expect(findGoneColumns(all, chosen)).toEqual(['seals']);
});

test('a phone shows two measures: spend and cost per install, or the first two of one’s own', () => {
  const measure = (key: string) => ({ ...column(key), onCard: 'measure' as const });
  const shown = [column('status'), ...['taps', 'localSpendAmount', 'ttr', 'avgCpaAmount'].map(measure)];
  const keys = (isOwn: boolean) => choosePhoneColumns(shown, shown, isOwn).map(({ key }) => key);
  expect(keys(false)).toEqual(['status', 'localSpendAmount', 'avgCpaAmount']);
  expect(keys(true)).toEqual(['status', 'taps', 'localSpendAmount']);
  // Whoever put together settings alone sees the first two of these.
  const settings = [
    { ...column('status'), onCard: 'corner' as const },
    ...['bid', 'end', 'zone'].map(column),
  ];
  expect(choosePhoneColumns(settings, settings, true).map(({ key }) => key)).toEqual([
    'status',
    'bid',
    'end',
  ]);
  // What is changed on a card is there, whatever else was chosen.
  const bid = { ...column('bid'), onCard: 'value' as const };
  expect(choosePhoneColumns([bid, ...shown], shown, true).map(({ key }) => key)).toEqual([
    'status',
    'taps',
    'localSpendAmount',
    'bid',
  ]);
});
