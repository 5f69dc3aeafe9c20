import { expect, test } from 'vitest';
import { renderWeb, t } from '../../testing/render-web.tsx';
import { ann } from '../../testing/examples.ts';
import { writeValue } from './describe-change.ts';
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
