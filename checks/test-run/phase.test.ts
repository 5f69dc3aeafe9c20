import { expect, test } from 'vitest';
import { groupPhases, passedOnce } from './phase.ts';

const run = async () => passedOnce;

test('a phase that runs beside another waits for what comes before both, and runs alone when it is the first', () => {
  const namesOf = (...phases: Parameters<typeof groupPhases>[0]) =>
    groupPhases(phases).map((group) => group.map(({ name }) => name));
  const [checks, unit] = [
    { name: 'checks', run },
    { name: 'unit', run },
  ];
  const components = { name: 'components', run, isBeside: true };
  const database = { name: 'database', run };
  expect(namesOf(checks, unit, components, database)).toEqual([
    ['checks'],
    ['unit', 'components'],
    ['database'],
  ]);
  expect(namesOf(components, database)).toEqual([['components'], ['database']]);
});
