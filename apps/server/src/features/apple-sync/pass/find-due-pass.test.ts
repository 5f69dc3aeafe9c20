import { expect, test } from 'vitest';
import { chooseWanted, findDuePass, firstMomentAfter, listDueTimes } from './find-due-pass.ts';

const account = { timeZone: 'America/Los_Angeles', wantedAt: null };
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const done = (kind: 'structure' | 'history' | 'changes' | 'recent' | 'nightly', time: string) => ({
  kind,
  startedAt: at(time),
  succeededAt: at(time),
});
const idle = [
  done('structure', '13:00'),
  done('history', '13:10'),
  done('changes', '14:00'),
  done('recent', '14:01'),
  done('nightly', '13:30'),
];

test('first the structure is read, then the history, then what changed', () => {
  expect(findDuePass(account, [], at('14:00'), 60)).toBe('structure');
  expect(findDuePass(account, idle.slice(0, 1), at('14:00'), 60)).toBe('history');
  expect(findDuePass(account, idle.slice(0, 2), at('14:00'), 60)).toBe('changes');
});

test.each([
  [15, '14:15'],
  [60, '15:00'],
  [240, '18:00'],
])('every %i minutes, what changed since 14:00 is due at %s', (everyMinutes, due) => {
  expect(listDueTimes(account, idle, everyMinutes).get('changes')).toEqual(at(due));
  const before = new Date(at(due).getTime() - 1);
  expect(findDuePass(account, idle, before, everyMinutes)).toBeUndefined();
  expect(findDuePass(account, idle, at(due), everyMinutes)).toBe('changes');
});

test('who asks for it is served at once, however seldom it is read', () => {
  const wanted = { ...account, wantedAt: at('14:05') };
  expect(listDueTimes(wanted, idle, 1440).get('recent')).toEqual(at('14:05'));
});

test('who asks while the clock stands, or stands before what was read last, is served at once and once', () => {
  const now = new Date(at('14:00').getTime() - 1500);
  const wantedAt = firstMomentAfter(idle, now);
  const wanted = { ...account, wantedAt };
  expect(findDuePass(wanted, idle, now, 60)).toBe('changes');
  const begun = (kinds: readonly string[]) =>
    idle.map((pass) => (kinds.includes(pass.kind) ? { ...pass, startedAt: wantedAt } : pass));
  expect(findDuePass(wanted, begun(['changes']), now, 60)).toBe('recent');
  expect(findDuePass(wanted, begun(['changes', 'recent']), now, 60)).toBeUndefined();
});

test('who asks again is served with the first, until its changes are read: then once more', () => {
  const now = at('14:06');
  const wantedAt = at('14:05');
  const asked = (running: string | null, changesBegan: string) =>
    chooseWanted(
      { wantedAt, running },
      idle.map((pass) => (pass.kind === 'changes' ? { ...pass, startedAt: at(changesBegan) } : pass)),
      now,
    );
  expect(asked(null, '14:00')).toEqual(wantedAt);
  expect(asked('changes', '14:05')).toEqual(wantedAt);
  expect(asked('recent', '14:05')).toEqual(now);
  expect(asked(null, '14:05')).toEqual(now);
  expect(chooseWanted({ wantedAt: null, running: null }, idle, now)).toEqual(now);
});
