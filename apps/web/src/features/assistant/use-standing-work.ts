import { useState } from 'react';
import type { Work } from './api/work-queries.ts';
import { type StandingProposal, standWork } from './stand-work.ts';

type Held = {
  readonly work: Work | undefined;
  readonly list: readonly StandingProposal[];
  /** Asked for anew while the one of this moment stood: the next is taken as it comes. */
  readonly asked: { readonly madeAt: string | null } | undefined;
};

/** The work list as it stood when it was first looked at, until whoever looks asks for another. */
export function useStandingWork(work: Work | undefined): {
  readonly proposals: readonly StandingProposal[];
  readonly onAsked: () => void;
} {
  const [held, hold] = useState<Held>({ work: undefined, list: [], asked: undefined });
  if (work !== undefined && work !== held.work) {
    const isAsked = held.asked !== undefined && work.run.madeAt !== held.asked.madeAt;
    hold({
      work,
      list: isAsked ? work.proposals : standWork(held.list, work.proposals),
      asked: isAsked ? undefined : held.asked,
    });
  }
  return {
    proposals: held.list,
    onAsked: () => hold((now) => ({ ...now, asked: { madeAt: now.work?.run.madeAt ?? null } })),
  };
}
