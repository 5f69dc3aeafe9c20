import { type AssistantKeyword, type Market, type MetTerm, sumOf } from './assistant-world.ts';
import { costBand } from '@tapwright/domain/judge-term';
import { monthly } from './monthly.ts';
import type { Proposal, ProposalPlace, ProposedEdits } from './proposals.ts';
import { placesOf } from './propose-harvest.ts';
import { openTerms } from './propose-negatives.ts';

/** Taps by which an ad group competes for a word that another one owns. */
const fewestTapsOfRival = 10;

const emptyPlace = { spend: 0, impressions: 0, taps: 0, installs: 0, matching: 'exact' } as const;

const costOf = ({ spend, installs }: ProposalPlace): number => spend / installs;

/** What the others paid above the owner's price; nothing is known of it where the owner has no install either. */
function excessOf(owner: ProposalPlace, others: readonly ProposalPlace[]): number {
  if (owner.installs === 0) return 0;
  return others.reduce((sum, { spend, installs }) => sum + Math.max(0, spend - installs * costOf(owner)), 0);
}

/** Whether an install costs less at the one in 8 of 10 cases. */
function isCheaper(one: ProposalPlace, other: ProposalPlace): boolean {
  const [mine, theirs] = [costBand(one), costBand(other)];
  return one.taps > 0 && mine.high !== null && mine.high < theirs.low;
}

/** Who keeps a word: where an install surely costs less, else where there were more of them, else the older keyword. */
function chooseOwner(
  held: readonly ProposalPlace[],
): { owner: ProposalPlace; by: 'cost' | 'installs' } | undefined {
  const cheapest = held.find((one) => held.every((other) => one === other || isCheaper(one, other)));
  if (cheapest !== undefined) return { owner: cheapest, by: 'cost' };
  const [owner] = held.toSorted(
    (one, other) =>
      other.installs - one.installs || other.taps - one.taps || (one.adGroupId < other.adGroupId ? -1 : 1),
  );
  return owner && { owner, by: 'installs' };
}

/** Words for which several ad groups of a market bid against each other. */
export function proposeOwners(market: Market, days: number): Proposal[] {
  const running = market.keywords.filter(({ runs, matchType }) => runs && matchType === 'EXACT');
  const metOf = Map.groupBy(openTerms(market), ({ word }) => word);
  return [...Map.groupBy(running, ({ word }) => word)].flatMap(([word, keywords]): Proposal[] => {
    if (word === '') return [];
    const proposal = ownWord(market, word, keywords, metOf.get(word) ?? [], days);
    return proposal === undefined ? [] : [proposal];
  });
}

function ownWord(
  market: Market,
  word: string,
  keywords: readonly AssistantKeyword[],
  met: readonly MetTerm[],
  days: number,
): Proposal | undefined {
  const places = placesOf(met);
  const placeOf = (adGroupId: string) => places.find((place) => place.adGroupId === adGroupId);
  const holders = new Map(keywords.map((one) => [one.adGroupId, one]));
  const held = [...holders.values()].map(
    ({ adGroupId, campaignId }): ProposalPlace =>
      placeOf(adGroupId) ?? { ...emptyPlace, adGroupId, campaignId },
  );
  const chosen = chooseOwner(held);
  if (chosen === undefined) return undefined;
  const { owner, by } = chosen;
  const doubles = held.filter((one) => one !== owner);
  const rivals = places.filter(({ adGroupId, taps }) => !holders.has(adGroupId) && taps >= fewestTapsOfRival);
  const others = [...doubles, ...rivals];
  if (others.length === 0) return undefined;
  const edits: ProposedEdits = {
    keywords: doubles.flatMap(({ adGroupId }) => {
      const keyword = holders.get(adGroupId);
      return keyword === undefined
        ? []
        : [
            {
              keywordId: keyword.keywordId,
              status: 'paused' as const,
              before: { status: 'running' as const },
            },
          ];
    }),
    newNegativeKeywords: rivals.map(({ campaignId, adGroupId }) => ({
      campaignId,
      adGroupId,
      text: word,
      matchType: 'EXACT' as const,
    })),
  };
  return {
    kind: 'own',
    subject: `own ${market.key} ${word}`,
    adamId: market.adamId,
    countries: market.countries,
    currency: market.currency,
    campaignIds: [...new Set([owner, ...others].map(({ campaignId }) => campaignId))],
    worth: monthly(excessOf(owner, others), days),
    edits,
    evidence: { of: 'own', word, sums: sumOf([owner, ...others]), owner, others, by },
  };
}
