import type { ProposalKind } from '@tapwright/contracts/assistant';
import type { Measured } from '@tapwright/domain/judge-term';
import type { DayRange } from '@tapwright/domain/ranges';

/** With a recommendation of Apple's it is sent by the call that takes it. */
type CampaignEdit = {
  readonly campaignId: string;
  readonly dailyCap?: string;
  readonly targetCpa?: string;
  readonly adviceId?: string;
  readonly before?: { readonly dailyCap: string };
};

/** As the calls that change ads take them; amounts as they are typed. */
export type ProposedEdits = {
  readonly newKeywords?: readonly { adGroupId: string; text: string; matchType: 'EXACT'; bid?: string }[];
  readonly newNegativeKeywords?: readonly {
    campaignId: string;
    adGroupId?: string;
    text: string;
    matchType: 'EXACT' | 'BROAD';
  }[];
  readonly keywords?: readonly {
    keywordId: string;
    bid?: string;
    status?: 'paused';
    before: { bid?: string; status?: 'running' };
  }[];
  readonly campaigns?: readonly CampaignEdit[];
};

/** Where something was met or stands, with what was measured there. */
export type ProposalPlace = Measured & {
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly matching: 'exact' | 'broad' | 'search';
};

type Base = {
  /** The same thing proposed again has the same one. */
  readonly subject: string;
  readonly adamId: string;
  readonly countries: readonly string[];
  readonly currency: string;
  /** All that it tells of or changes. */
  readonly campaignIds: readonly string[];
  readonly edits: ProposedEdits;
  /** Money that is about, in 30 days, in millionths. */
  readonly worth: number;
  /** Of other days than those the whole list is made from. */
  readonly days?: DayRange;
};

/** As Apple tells it of seven days, in millionths; null where it tells nothing. */
export type ToldByApple = {
  readonly spend: number | null;
  readonly taps: number | null;
  readonly installs: number | null;
  readonly cpa: number | null;
};
type OfApple = {
  readonly adviceId: string;
  readonly last: ToldByApple;
  readonly expected: ToldByApple;
  readonly recommended: number;
  readonly expiresAt: string | null;
};

/** What is known of why; sentences are the screen's. */
export type Evidence =
  | {
      readonly of: 'harvest';
      readonly word: string;
      readonly sums: Measured;
      readonly goal: number;
      readonly isGoalSet: boolean;
      readonly chance: number;
      readonly cost: { readonly low: number; readonly high: number | null };
      readonly bid: number | null;
      readonly target: { readonly campaignId: string; readonly adGroupId: string };
      readonly places: readonly ProposalPlace[];
    }
  | {
      readonly of: 'negateTerm';
      readonly word: string;
      readonly sums: Measured;
      readonly goal: number;
      readonly isGoalSet: boolean;
      readonly chance: number;
      readonly cost: { readonly low: number; readonly high: number | null };
      readonly places: readonly ProposalPlace[];
    }
  | {
      readonly of: 'negateNGram';
      readonly pieces: readonly string[];
      readonly sums: Measured;
      readonly goal: number;
      readonly isGoalSet: boolean;
      readonly cost: { readonly low: number; readonly high: number | null };
      /** Searches that hold it, those that the negatives stop, and what would be lost with these. */
      readonly terms: number;
      readonly stopped: number;
      readonly lostInstalls: number;
      /** One broad negative, or exact ones since a broad one would stop what earns. */
      readonly way: 'broad' | 'exact';
      readonly examples: readonly (Measured & { readonly word: string })[];
    }
  | {
      readonly of: 'own';
      readonly word: string;
      readonly sums: Measured;
      readonly owner: ProposalPlace;
      readonly others: readonly ProposalPlace[];
      /** Whether the owner was chosen by what an install costs there, or by how many there were. */
      readonly by: 'cost' | 'installs';
    }
  | {
      /** A bid below what Apple suggests of a keyword that earns; one above of a keyword that does not. */
      readonly of: 'bidLow' | 'bidHigh';
      readonly word: string;
      readonly sums: Measured;
      readonly goal: number;
      readonly isGoalSet: boolean;
      readonly chance: number;
      readonly cost: { readonly low: number; readonly high: number | null };
      readonly bid: number;
      readonly nextBid: number;
      readonly suggested: number;
      readonly places: readonly ProposalPlace[];
    }
  | {
      readonly of: 'capEnds';
      readonly sums: Measured;
      readonly goal: number;
      readonly isGoalSet: boolean;
      readonly chance: number;
      readonly cap: number;
      readonly nextCap: number;
      readonly days: number;
      readonly limitedDays: number;
    }
  | {
      readonly of: 'capIdle';
      readonly sums: Measured;
      readonly cap: number;
      readonly days: number;
      readonly highestDay: number;
    }
  | (OfApple & { readonly of: 'appleBudget'; readonly cap: number })
  | (OfApple & { readonly of: 'appleTargetCpa' });

export type Proposal = Base & { readonly kind: ProposalKind; readonly evidence: Evidence };
