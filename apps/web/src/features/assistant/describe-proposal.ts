import type { AssistantProposal, ProposalEvidence } from '@tapwright/contracts/assistant';
import { isOfApple, moveOf, signOf, toldLine } from './describe-advice.ts';
import type { AssistantWords } from './use-assistant-words.ts';

/** What it proposes, in a sentence. */
export function titleOf(
  { evidence }: Pick<AssistantProposal, 'evidence'>,
  { t, money }: AssistantWords,
): string {
  switch (evidence.of) {
    case 'harvest':
    case 'negateTerm':
    case 'bidLow':
    case 'bidHigh':
      return t(`assistant:titles.${evidence.of}`, { word: evidence.word });
    case 'negateNGram':
      return t('assistant:titles.negateNGram', { words: evidence.pieces.join(' ') });
    case 'own':
      return t('assistant:titles.own', { word: evidence.word, count: evidence.others.length + 1 });
    case 'capEnds':
    case 'capIdle':
      return t(`assistant:titles.${evidence.of}`, { campaign: evidence.campaignName });
    case 'appleBudget':
    case 'appleTargetCpa':
      return t(`assistant:titles.${evidence.of}`, {
        campaign: evidence.campaignName,
        amount: money(evidence.recommended),
      });
  }
}

/** Why, in a line. */
export function evidenceOf(evidence: ProposalEvidence, words: AssistantWords): string {
  if (isOfApple(evidence)) return toldLine(evidence, words);
  const { t, money, count } = words;
  const measured = t('assistant:measured', {
    taps: count(evidence.sums.taps),
    installs: count(evidence.sums.installs),
  });
  switch (evidence.of) {
    case 'harvest':
    case 'negateTerm':
      return [measured, costLine(evidence, words)].join(' · ');
    case 'bidLow':
    case 'bidHigh':
      return [
        t('assistant:bids', { bid: money(evidence.bid), suggested: money(evidence.suggested) }),
        costLine(evidence, words),
      ].join(' · ');
    case 'negateNGram':
      return [
        t('assistant:terms', { count: evidence.terms }),
        measured,
        t('assistant:atLeast', { low: money(evidence.cost.low), goal: money(evidence.goal) }),
      ].join(' · ');
    case 'own':
      return t('assistant:ownedBy', { adGroup: evidence.owner.adGroupName });
    case 'capEnds':
      return [
        t('assistant:limited', { limited: count(evidence.limitedDays), days: count(evidence.days) }),
        costLine(evidence, words),
      ].join(' · ');
    case 'capIdle':
      return t('assistant:highestDay', { amount: money(evidence.highestDay), cap: money(evidence.cap) });
  }
}

type Costed = Extract<ProposalEvidence, { of: 'harvest' | 'negateTerm' | 'bidLow' | 'bidHigh' | 'capEnds' }>;

const costLine = ({ sums, goal }: Costed, { t, money }: AssistantWords): string =>
  sums.cpa === null
    ? t('assistant:noInstalls', { goal: money(goal) })
    : t('assistant:cost', { cpa: money(sums.cpa), goal: money(goal) });

const signs: Readonly<Partial<Record<ProposalEvidence['of'], string>>> = {
  negateTerm: '−',
  negateNGram: '−',
  own: '−',
  bidHigh: '−',
  bidLow: '+',
  capEnds: '+',
};

/** What it is about in money, with the sign of what it would do. */
export function worthOf({ worth, evidence }: AssistantProposal, { money }: AssistantWords): string {
  const sign = isOfApple(evidence) ? signOf(evidence) : (signs[evidence.of] ?? '');
  return `${sign}${money(worth)}`;
}

const worthWords = {
  capIdle: 'assistant:worth.idle',
  appleBudget: 'assistant:worth.most',
  appleTargetCpa: 'assistant:worth.expected',
} as const;

export function worthWord({ evidence: { of } }: Pick<AssistantProposal, 'evidence'>) {
  return of === 'capIdle' || of === 'appleBudget' || of === 'appleTargetCpa'
    ? worthWords[of]
    : ('assistant:worth.spend' as const);
}

type EditLine = {
  readonly what: string;
  readonly where: string;
  /** A negative waits for its keyword. */
  readonly isLater: boolean;
};

/** What it would change, line by line. */
export function editsOf({ evidence }: AssistantProposal, words: AssistantWords): EditLine[] {
  const { t, money } = words;
  const line = (what: string, where: string, isLater = false): EditLine => ({ what, where, isLater });
  const inAdGroup = ({ campaignName, adGroupName }: { campaignName: string; adGroupName: string }) =>
    [campaignName, adGroupName].filter(Boolean).join(' › ');
  if (isOfApple(evidence)) return [line(moveOf(evidence, words), evidence.campaignName)];
  switch (evidence.of) {
    case 'harvest':
      return [
        line(
          evidence.bid === null
            ? t('assistant:edits.exact')
            : t('assistant:edits.exactAt', { bid: money(evidence.bid) }),
          inAdGroup(evidence.target),
        ),
        ...evidence.places
          .filter(({ adGroupId }) => adGroupId !== evidence.target.adGroupId)
          .map((place) => line(t('assistant:edits.negativeExact'), inAdGroup(place), true)),
      ];
    case 'negateTerm':
      return evidence.places.map((place) => line(t('assistant:edits.negativeExact'), inAdGroup(place)));
    case 'negateNGram':
      return [
        line(
          evidence.way === 'broad'
            ? t('assistant:edits.negativeBroad', { words: evidence.pieces.join(' ') })
            : t('assistant:edits.negativesExact', { count: evidence.stopped }),
          '',
        ),
      ];
    case 'own':
      return evidence.others.map((place) =>
        line(
          t(place.matching === 'exact' ? 'assistant:edits.pause' : 'assistant:edits.negativeExact'),
          inAdGroup(place),
        ),
      );
    case 'bidLow':
    case 'bidHigh':
      return evidence.places.map((place) =>
        line(
          t('assistant:edits.bid', { before: money(evidence.bid), after: money(evidence.nextBid) }),
          inAdGroup(place),
        ),
      );
    case 'capEnds':
      return [
        line(
          t('assistant:edits.cap', { before: money(evidence.cap), after: money(evidence.nextCap) }),
          evidence.campaignName,
        ),
      ];
    case 'capIdle':
      return [];
  }
}
