import { lazy, Suspense, useState } from 'react';
import { useTakenNames } from '../checks/use-taken-names.ts';
import type { Creation } from '../use-creation.ts';
import { CampaignStep } from './campaign-step.tsx';

const BegunLine = lazy(async () => ({ default: (await import('../begun/begun-line.tsx')).BegunLine }));
const StructureStep = lazy(async () => ({ default: (await import('./structure-step.tsx')).StructureStep }));

/** One campaign, or those of a first structure. */
export function CampaignsStep({ creation }: { readonly creation: Creation }) {
  useTakenNames(creation);
  const { open, teamId, form } = creation;
  // It stays where it is while somebody types below it.
  const [isNew] = useState(open.creationId === undefined);
  return (
    <>
      {isNew ? (
        <Suspense>
          <BegunLine teamId={teamId} except={open.creationId} />
        </Suspense>
      ) : null}
      {form.way === 'structure' ? (
        <Suspense>
          <StructureStep creation={creation} />
        </Suspense>
      ) : (
        <CampaignStep creation={creation} />
      )}
    </>
  );
}
