import { expect, test } from 'vitest';
import { AppleCounts } from './apple-counts.ts';

const noon = Date.UTC(2026, 10, 20, 12);

test('requests are counted by what became of them, anew each day', () => {
  let now = noon;
  const counts = new AppleCounts(() => now);
  for (const status of [200, 200, 400, 429, 503, undefined]) counts.addRequest({ status });
  expect(counts.listRequests()).toEqual({ answered: 2, refused: 1, limited: 1, failed: 1, unanswered: 1 });
  now += 86_400_000;
  expect(counts.listRequests()).toEqual({ answered: 0 });
});

test('what is not as documented is counted by its place, of which there is an end', () => {
  const counts = new AppleCounts(() => noon);
  for (let at = 0; at < 600; at += 1)
    counts.addDrift({ kind: 'unknownField', call: 'getMe', path: `result.${at % 550}` });
  const drift = counts.listDrift();
  expect(drift['unknownField getMe result.0']).toBe(2);
  expect(Object.keys(drift)).toHaveLength(500);
});
