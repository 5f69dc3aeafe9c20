import type { WordUse } from '@tapwright/contracts/words';
import type { Term } from '../../../features/changes/terms/prepare-terms.ts';

type Place = Pick<WordUse['met'][number], 'campaignId' | 'campaignName' | 'adGroupId' | 'adGroupName'>;

const termAt = (text: string, { campaignId, campaignName, adGroupId, adGroupName }: Place): Term => ({
  text,
  campaignId,
  adGroupId,
  places: [campaignName, adGroupName],
});

/**
 * Words as what was searched for, at each ad group that met them. Those that none met are where they are held, or else
 * where a new word of the storefront goes.
 */
export function termsOfWords(uses: readonly WordUse[], place: Place | null): Term[] {
  return uses.flatMap(({ word, met, keywords }) => {
    const [first = place] = keywords;
    if (met.length > 0) return met.map((one) => termAt(word, one));
    return first === null ? [] : [termAt(word, first)];
  });
}
