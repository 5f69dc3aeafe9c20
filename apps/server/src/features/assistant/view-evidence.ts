import type { EvidencePlace, ProposalEvidence } from '@tapwright/contracts/assistant';
import type { Measured } from '@tapwright/domain/judge-term';
import { amountOfMicros } from '@tapwright/domain/money';
import type { Evidence, ProposalPlace, ToldByApple } from './rules/proposals.ts';

export type Names = {
  readonly campaign: (id: string) => string;
  readonly adGroup: (id: string) => string;
};

/** As the contract has it: amounts with the decimals of their currency, and places with their names. */
export function viewEvidence(
  evidence: Evidence,
  currency: string,
  names: Names,
  campaignId: string,
): ProposalEvidence {
  const { amount, placeOf, met, costs } = viewsIn(currency, names);
  if (evidence.of === 'appleBudget' || evidence.of === 'appleTargetCpa')
    return viewTold(evidence, amount, names.campaign(campaignId));
  const sums = viewMeasured(evidence.sums, currency);
  switch (evidence.of) {
    case 'harvest':
      return {
        ...evidence,
        ...costs(evidence),
        sums,
        bid: evidence.bid === null ? null : amount(evidence.bid),
        target: placeOf(evidence.target),
        places: evidence.places.map(met),
      };
    case 'negateTerm':
      return { ...evidence, ...costs(evidence), sums, places: evidence.places.map(met) };
    case 'negateNGram':
      return {
        ...evidence,
        ...costs(evidence),
        sums,
        pieces: [...evidence.pieces],
        examples: evidence.examples.map(({ word, ...one }) => ({ word, ...viewMeasured(one, currency) })),
      };
    case 'own':
      return { ...evidence, sums, owner: met(evidence.owner), others: evidence.others.map(met) };
    case 'bidLow':
    case 'bidHigh':
      return {
        ...evidence,
        ...costs(evidence),
        sums,
        ...viewBids(evidence, amount),
        places: evidence.places.map(met),
      };
    case 'capEnds':
      return {
        ...evidence,
        campaignName: names.campaign(campaignId),
        sums,
        goal: amount(evidence.goal),
        cap: amount(evidence.cap),
        nextCap: amount(evidence.nextCap),
      };
    case 'capIdle':
      return {
        ...evidence,
        campaignName: names.campaign(campaignId),
        sums,
        cap: amount(evidence.cap),
        highestDay: amount(evidence.highestDay),
      };
  }
}

type Told = Extract<Evidence, { of: 'appleBudget' | 'appleTargetCpa' }>;
type Write = (micros: number) => string;

function viewTold(evidence: Told, amount: Write, campaignName: string): ProposalEvidence {
  const money = (micros: number | null) => (micros === null ? null : amount(micros));
  const view = ({ spend, taps, installs, cpa }: ToldByApple) => ({
    spend: money(spend),
    taps,
    installs,
    cpa: money(cpa),
  });
  const told = {
    campaignName,
    last: view(evidence.last),
    expected: view(evidence.expected),
    recommended: amount(evidence.recommended),
    expiresAt: evidence.expiresAt,
  };
  return evidence.of === 'appleBudget'
    ? { of: 'appleBudget', ...told, cap: amount(evidence.cap) }
    : { of: 'appleTargetCpa', ...told };
}

type Bids = { readonly bid: number; readonly nextBid: number; readonly suggested: number };

const viewBids = ({ bid, nextBid, suggested }: Bids, amount: Write) => ({
  bid: amount(bid),
  nextBid: amount(nextBid),
  suggested: amount(suggested),
});

type Costs = { readonly goal: number; readonly cost: { readonly low: number; readonly high: number | null } };

function viewsIn(currency: string, names: Names) {
  const amount = (micros: number) => amountOfMicros(micros, currency);
  const placeOf = ({ campaignId, adGroupId }: { campaignId: string; adGroupId: string }) => ({
    campaignId,
    campaignName: names.campaign(campaignId),
    adGroupId,
    adGroupName: names.adGroup(adGroupId),
  });
  return {
    amount,
    placeOf,
    met: (place: ProposalPlace): EvidencePlace => ({
      ...placeOf(place),
      ...viewMeasured(place, currency),
      matching: place.matching,
    }),
    costs: ({ goal, cost: { low, high } }: Costs) => ({
      goal: amount(goal),
      cost: { low: amount(low), high: high === null ? null : amount(high) },
    }),
  };
}

export const viewMeasured = ({ spend, taps, installs }: Measured, currency: string) => ({
  spend: amountOfMicros(spend, currency),
  taps,
  installs,
  cpa: installs === 0 ? null : amountOfMicros(spend / installs, currency),
});
