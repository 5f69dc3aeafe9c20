import type { Failure } from '../failure.ts';

/** What came out of one part of the run: checks, or the tests of one kind. */
export type Outcome = { passed: number; failed: number; skipped: number; failures: Failure[] };

export type Phase = {
  name: string;
  run: () => Promise<Outcome>;
  /** Runs along with the phase before it, which leaves a core idle. */
  isBeside?: boolean;
  /** Those of one lane run in their order, those of different lanes at the same time. */
  lane?: 'database';
};

/** A single lane where there is no room for several: each holds servers, tools and browsers of its own. */
export function splitLanes(phases: readonly Phase[], { hasRoom }: { hasRoom: boolean }): Phase[][] {
  if (!hasRoom) return [[...phases]];
  const lanes = [
    phases.filter(({ lane }) => lane === undefined),
    phases.filter(({ lane }) => lane !== undefined),
  ];
  return lanes.filter((lane) => lane.length > 0);
}

/** What runs at the same time, in order. */
export function groupPhases(phases: readonly Phase[]): Phase[][] {
  const groups: Phase[][] = [];
  for (const phase of phases) {
    const before = groups.at(-1);
    if (phase.isBeside && before) before.push(phase);
    else groups.push([phase]);
  }
  return groups;
}

export const passedOnce: Outcome = { passed: 1, failed: 0, skipped: 0, failures: [] };
export const failedOnce = (failure: Failure): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [failure],
});
