import { expect, it } from 'vitest';
import { findWindowProblem, type Granularity, type WindowProblem } from './report-window.ts';

const today = '2026-11-20';
type Case = [Granularity | undefined, string, string, WindowProblem | undefined, WindowProblem | undefined];

it.each<Case>([
  [undefined, '2020-01-01', '2026-11-20', undefined, undefined],
  [undefined, '2026-11-20', '2026-11-19', 'endBeforeStart', 'endBeforeStart'],
  ['HOURLY', '2026-11-14', '2026-11-20', undefined, undefined],
  ['HOURLY', '2026-11-12', '2026-11-18', 'startTooOld', undefined],
  ['HOURLY', '2026-11-13', '2026-11-20', 'tooLong', 'tooLong'],
  ['DAILY', '2026-08-23', '2026-11-20', undefined, undefined],
  ['DAILY', '2026-08-22', '2026-11-20', 'tooLong', undefined],
  ['DAILY', '2026-08-21', '2026-11-18', 'startTooOld', undefined],
  ['DAILY', '2026-08-20', '2026-11-20', 'tooLong', 'startTooOld'],
  ['DAILY', '2026-11-20', '2026-11-20', 'tooShort', 'tooShort'],
  ['WEEKLY', '2025-11-20', '2026-11-06', undefined, undefined],
  ['WEEKLY', '2026-10-31', '2026-11-06', 'tooShort', undefined],
  ['WEEKLY', '2026-10-01', '2026-11-07', 'endTooRecent', undefined],
  ['WEEKLY', '2026-11-08', '2026-11-14', 'tooShort', 'endTooRecent'],
  ['MONTHLY', '2023-01-01', '2026-08-22', undefined, undefined],
  ['MONTHLY', '2026-07-01', '2026-07-31', 'tooShort', undefined],
  ['MONTHLY', '2026-01-01', '2026-08-23', 'endTooRecent', undefined],
  ['MONTHLY', '2026-10-01', '2026-10-31', 'tooShort', 'endTooRecent'],
])('judges %s from %s to %s', (granularity, start, end, strict, lenient) => {
  expect(findWindowProblem({ start, end, granularity }, today, 'strict')).toBe(strict);
  expect(findWindowProblem({ start, end, granularity }, today, 'lenient')).toBe(lenient);
});
