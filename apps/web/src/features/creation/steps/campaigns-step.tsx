import { lazy, Suspense } from 'react';
import { useTakenNames } from '../checks/use-taken-names.ts';
import type { Creation } from '../use-creation.ts';
import { CampaignStep } from './campaign-step.tsx';

const StructureStep = lazy(async () => ({ default: (await import('./structure-step.tsx')).StructureStep }));

/** One campaign, or those of a first structure. */
export function CampaignsStep({ creation }: { readonly creation: Creation }) {
  useTakenNames(creation);
  return creation.form.way === 'structure' ? (
    <Suspense fallback={null}>
      <StructureStep creation={creation} />
    </Suspense>
  ) : (
    <CampaignStep creation={creation} />
  );
}
