import { dayIn } from '@tapwright/domain/zones';
import type { SyncAccountRow, SyncPass } from '../sync-store.ts';
import type { PassKind } from './sync-step.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** By then Apple has reported the day before, whose last hours come up to three hours late. */
const nightHours = 4;

type Timing = Pick<SyncAccountRow, 'timeZone' | 'wantedAt'>;
type Wish = Pick<SyncAccountRow, 'wantedAt' | 'running'>;
type Began = Pick<SyncPass, 'kind' | 'startedAt' | 'succeededAt'>;

/** When each kind is due next, by Apple's clock; undefined while something else has to be done first. */
export function listDueTimes(
  account: Timing,
  passes: readonly Began[],
  everyMinutes: number,
): Map<PassKind, Date | undefined> {
  const of = new Map(passes.map((pass) => [pass.kind, pass]));
  const ever = new Date(0);
  const hasSucceeded = (kind: PassKind) => Boolean(of.get(kind)?.succeededAt);
  const regular = (kind: PassKind) => {
    const began = of.get(kind)?.startedAt;
    if (!began) return ever;
    const { wantedAt } = account;
    return wantedAt && wantedAt > began ? wantedAt : new Date(began.getTime() + everyMinutes * minuteMs);
  };
  const nightly = (since: Date | undefined) => (since ? nextNight(since, account.timeZone) : ever);
  const first = of.get('history');
  return new Map<PassKind, Date | undefined>([
    ['structure', hasSucceeded('structure') ? nightly(of.get('structure')?.startedAt) : ever],
    ['history', hasSucceeded('structure') && !first?.succeededAt ? ever : undefined],
    ['changes', hasSucceeded('structure') ? regular('changes') : undefined],
    ['recent', first?.succeededAt ? regular('recent') : undefined],
    ['nightly', first?.succeededAt ? nightly(of.get('nightly')?.startedAt ?? first.startedAt) : undefined],
  ]);
}

/** Hour by hour until the account's own night has come: right on days with a missing or a double hour, too. */
function nextNight(since: Date, zone: string): Date {
  const shifted = (at: number) => dayIn(zone, new Date(at - nightHours * hourMs));
  const before = shifted(since.getTime());
  let at = Math.floor(since.getTime() / hourMs) * hourMs;
  do at += hourMs;
  while (shifted(at) === before);
  return new Date(at);
}

/** After all that has begun: a clock that stands, or that answers set back, may lie before it. */
export function firstMomentAfter(passes: readonly Pick<Began, 'startedAt'>[], now: Date): Date {
  return new Date(Math.max(now.getTime(), ...passes.map(({ startedAt }) => startedAt.getTime() + 1)));
}

/**
 * From when on whoever asks now is served. A wish under way is joined until its changes are read: what is changed after
 * that would otherwise come with the next pass, which may be an hour away.
 */
export function chooseWanted(
  { wantedAt, running }: Wish,
  passes: readonly Pick<Began, 'kind' | 'startedAt'>[],
  now: Date,
): Date {
  const changes = passes.find(({ kind }) => kind === 'changes');
  const areRead = wantedAt && running !== 'changes' && changes && changes.startedAt >= wantedAt;
  return wantedAt && !areRead ? wantedAt : firstMomentAfter(passes, now);
}

/** What somebody asked for is due, whatever the clock says. */
export const notBeforeWanted = ({ wantedAt }: Pick<Timing, 'wantedAt'>, now: Date): Date =>
  wantedAt && wantedAt > now ? wantedAt : now;

/** The next one to do now. */
export function findDuePass(
  account: Timing,
  passes: readonly Began[],
  now: Date,
  everyMinutes: number,
): PassKind | undefined {
  for (const [kind, dueAt] of listDueTimes(account, passes, everyMinutes))
    if (dueAt && dueAt <= notBeforeWanted(account, now)) return kind;
  return undefined;
}
