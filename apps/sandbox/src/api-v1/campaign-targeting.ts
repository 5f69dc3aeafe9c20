import { placements, type Placement } from '../world/entities.ts';
import { refuseValue } from '../verbs/refusal.ts';

export type SentDimension = {
  include?: readonly string[] | null | undefined;
  exclude?: readonly string[] | null | undefined;
};
type SentTargeting = {
  supplySource?: SentDimension | null | undefined;
  supplyPlacement?: SentDimension | null | undefined;
  countryOrRegion?: SentDimension | null | undefined;
};

const isPlacement = (name: string): name is Placement => placements.some((placement) => placement === name);

function checkSource(sent: SentDimension | null | undefined): void {
  if (!sent) return;
  const [source, ...more] = sent.include ?? [];
  if (source !== 'APPSTORE' || more.length > 0)
    refuseValue('targeting.supplySource.include', 'The supply source must be APPSTORE.');
}

function readPlacement(sent: SentDimension): Placement {
  const [placement = '', ...more] = sent.include ?? [];
  if (!isPlacement(placement) || more.length > 0)
    return refuseValue(
      'targeting.supplyPlacement.include',
      'Exactly one placement of the App Store is required.',
    );
  return placement;
}

/** A dimension that is sent replaces the stored one whole; what campaigns exclude has no effect. */
export function readCampaignTargeting(sent: SentTargeting | null | undefined): {
  placement: Placement | undefined;
  countries: readonly string[] | undefined;
} {
  checkSource(sent?.supplySource);
  const { supplyPlacement, countryOrRegion } = sent ?? {};
  return {
    placement: supplyPlacement ? readPlacement(supplyPlacement) : undefined,
    countries: countryOrRegion ? (countryOrRegion.include ?? []) : undefined,
  };
}
