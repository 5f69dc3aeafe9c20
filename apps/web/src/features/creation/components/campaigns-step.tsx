import type { Creation } from '../use-creation.ts';
import { CampaignStep } from './campaign-step.tsx';
import { StructureStep } from './structure-step.tsx';

/** One campaign, or those of a first structure. */
export function CampaignsStep({ creation }: { readonly creation: Creation }) {
  return creation.form.way === 'structure' ? (
    <StructureStep creation={creation} />
  ) : (
    <CampaignStep creation={creation} />
  );
}
