import { expect, test } from 'vitest';
import { groupPhases, passedOnce, splitLanes } from './phase.ts';

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

test('what has a lane of its own runs beside all else, and after it where there is no room', () => {
  const phases = [
    { name: 'checks', run },
    { name: 'database', run, lane: 'database' as const },
    { name: 'browser', run },
  ];
  const namesOf = (hasRoom: boolean) =>
    splitLanes(phases, { hasRoom }).map((lane) => lane.map(({ name }) => name));
  expect(namesOf(true)).toEqual([['checks', 'browser'], ['database']]);
  expect(namesOf(false)).toEqual([['checks', 'database', 'browser']]);
  expect(splitLanes(phases.slice(1, 2), { hasRoom: true })).toHaveLength(1);
});
