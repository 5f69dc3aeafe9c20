import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderWeb, t } from '../../testing/render-web.tsx';
import { ann } from '../../testing/examples.ts';
import type { Place } from '../../platform/fields/places-field.tsx';
import { placeKeys } from '../../platform/keys.ts';
import { writeStep, writeValue } from './describe-change.ts';
import { useWriting } from './use-writing.ts';

const values = [
  ['devices', ['IPAD']],
  ['genders', ['F']],
  ['genders', []],
  ['customerType', 'returning'],
  ['hours', [1, 2, 3, 4]],
  ['minAge', null],
  ['maxAge', 44],
  ['startTime', '2026-12-01T05:00:00.000Z'],
  ['countries', ['US', 'CA']],
  ['targetCpa', null],
  ['targetCpa', '2.50'],
] as const;

function Written() {
  const writing = useWriting('America/New_York');
  return values.map(([field, value]) => (
    <p key={`${field} ${String(value)}`}>{writeValue(writing, field, value)}</p>
  ));
}

test('whom and when an ad group reaches is said in words, everybody as all', async () => {
  const { screen } = await renderWeb(<Written />, { user: ann });
  const all = t('changes:all');
  await screen.findAllByText(all);
  const said = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(said).toEqual([
    'iPad',
    t('adWords:genders.F'),
    all,
    t('adWords:audience.customers.returning'),
    '4',
    t('changes:none'),
    '44',
    '1 Dec 2026 00:00',
    'United States, Canada',
    t('changes:notTold'),
    '2.50',
  ]);
});

const place = (placeId: string, kind: Place['kind'], name: string): Place => ({
  placeId,
  kind,
  name,
  country: 'US',
});
const steps = [
  ['regions', ['12'], ['15']],
  ['regions', [], ['12']],
  ['cities', ['71'], ['98']],
  ['cities', ['98', '99'], ['97', '99']],
  ['hours', [1, 2], [3, 2]],
  ['countries', ['US', 'CA', 'GB', 'DE'], ['US', 'CA', 'GB', 'JP']],
] as const;

function Steps() {
  const client = useQueryClient();
  const writing = useWriting('UTC');
  const named = [place('12', 'region', 'Ohio'), place('71', 'city', 'Boston')];
  client.setQueryData(placeKeys.named(7, 10001, ['12', '71']), named);
  client.setQueryData(placeKeys.search(7, 10001, 'US', 'Ut'), [place('15', 'region', 'Utah')]);
  return steps.map(([field, before, after]) => {
    const step = writeStep(writing, field, before, after);
    return <p key={`${field} ${String(before)}`}>{`${step.before} → ${step.after}`}</p>;
  });
}

test('places have their names where Apple told them, and a change never reads as none', async () => {
  const { screen } = await renderWeb(<Steps />, { user: ann });
  await screen.findByText('Ohio → Utah');
  const said = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  const four = t('changes:countries', { count: 4 });
  expect(said.map((line) => line?.replaceAll('\u00a0', ' '))).toEqual([
    'Ohio → Utah',
    `${t('changes:all')} → Ohio`,
    'Boston → 1',
    '2 → 2 (+ 1, − 1)',
    '2 → 2 (+ 1, − 1)',
    `${four} → ${four} (+ Japan, − Germany)`,
  ]);
});
