import type { CreationForm } from '@tapwright/contracts/creation';
import type { AccountState } from '@tapwright/contracts/look-ups';
import type { Currency } from '@tapwright/domain/currencies';
import { findSelfBlocked } from './find-self-blocked.ts';
import { isEmptyAdGroup } from './is-empty-ad-group.ts';
import { judgeReview, type Reviewed } from './judge-review.ts';
import type { StepName } from '../steps/steps.ts';

export const checkNames = [
  'account',
  'payment',
  'budgetOrder',
  'eligible',
  'review',
  'notEmpty',
  'fields',
  'server',
  'blocked',
] as const;
export type CheckName = (typeof checkNames)[number];
export type Check = {
  readonly name: CheckName;
  /** `stops`: nothing would be delivered; `know`: it would, but otherwise than one may think. */
  readonly verdict: 'stops' | 'know' | 'fine' | 'asking';
  readonly details: string;
  /** Where it is mended: at a step, at Apple, or with the team's certificates. */
  readonly step?: StepName;
  readonly at?: 'apple' | 'certificates';
};

type Known = {
  readonly form: CreationForm;
  readonly currency: Currency;
  readonly canWrite: boolean;
  /** It has no campaign group any more that Apple could be asked through. */
  readonly isLost?: boolean;
  /** What Apple says of the ad account; undefined while it has not. */
  readonly account: AccountState | undefined;
  /** Why it has not, where it was asked. */
  readonly accountFailure?: string | undefined;
  readonly codeWords: (code: string) => string;
  /** Of the storefronts that were chosen, by their names; undefined while Apple has not said. */
  readonly notEligible: string | undefined;
  /** Final: the ad account cannot advertise the app at all, as when it has left the organisation. */
  readonly eligibilityFailure?: { readonly message: string; readonly isFinal: boolean } | undefined;
  readonly reviewed: Reviewed | undefined;
  readonly nameCountry: (country: string) => string;
  readonly problemCount: number;
  readonly problemStep: StepName | undefined;
  /** What only the server knows: names taken, rules of the account. */
  readonly refused: readonly string[] | undefined;
  readonly refusedStep: StepName | undefined;
};

const order = { stops: 0, asking: 1, know: 2, fine: 3 } as const;

/** Everything that would keep it from being delivered, what stops it first. */
export function listChecks(known: Known): Check[] {
  const { form, canWrite, problemCount, problemStep } = known;
  const campaigns = form.campaigns.filter(({ isLeftOut }) => !isLeftOut);
  const empty = campaigns.flatMap((campaign) =>
    campaign.adGroups.filter(
      (adGroup) => !adGroup.isLeftOut && isEmptyAdGroup(campaign, adGroup, known.currency),
    ),
  );
  const blocked = campaigns.flatMap((campaign) =>
    campaign.adGroups.flatMap((adGroup) =>
      findSelfBlocked(campaign, adGroup).map(({ negative }) => negative),
    ),
  );
  const checks: Check[] = [
    { name: 'account', verdict: canWrite ? 'fine' : 'stops', details: '', at: 'certificates' },
    ...(known.isLost === true ? [] : listAppleChecks(known)),
    {
      name: 'notEmpty',
      verdict: empty.length === 0 ? 'fine' : 'stops',
      details: empty.map(({ name }) => name).join(', '),
      step: 'keywords',
    },
    {
      name: 'fields',
      verdict: problemCount === 0 ? 'fine' : 'stops',
      details: '',
      ...(problemStep && { step: problemStep }),
    },
    ...(known.isLost === true ? [] : [checkServer(known)]),
    {
      name: 'blocked',
      verdict: blocked.length === 0 ? 'fine' : 'know',
      details: [...new Set(blocked)].join(', '),
      step: 'keywords',
    },
  ];
  return checks.toSorted((one, other) => order[one.verdict] - order[other.verdict]);
}

const listAppleChecks = (known: Known): Check[] => [
  ...listAccountChecks(known),
  checkEligible(known),
  ...(known.eligibilityFailure === undefined ? [checkReview(known)] : []),
];

const checkServer = ({ refused, refusedStep }: Known): Check => ({
  name: 'server',
  verdict: refused === undefined ? 'asking' : refused.length === 0 ? 'fine' : 'stops',
  details: [...new Set(refused)].slice(0, 3).join(' · '),
  ...(refusedStep && { step: refusedStep }),
});

function checkEligible({ notEligible, eligibilityFailure }: Known): Check {
  const check = { name: 'eligible', step: 'series' } as const;
  if (notEligible !== undefined) {
    const verdict = notEligible === '' ? 'fine' : 'stops';
    return { ...check, verdict, details: notEligible };
  }
  if (eligibilityFailure === undefined) return { ...check, verdict: 'asking', details: '' };
  const { message, isFinal } = eligibilityFailure;
  return { ...check, verdict: isFinal ? 'stops' : 'know', details: message };
}

function checkReview({ form, reviewed, codeWords, nameCountry }: Known): Check {
  if (reviewed === undefined) return { name: 'review', verdict: 'asking', details: '' };
  const { isStopped, found, unpublished } = judgeReview(form, reviewed);
  const said = found.map(({ country, reason }) =>
    [...(country === null ? [] : [nameCountry(country)]), codeWords(reason)].join(': '),
  );
  return {
    name: 'review',
    verdict: isStopped ? 'stops' : found.length === 0 ? 'fine' : 'know',
    details: [...unpublished, ...new Set(said)].slice(0, 3).join(' · '),
    ...(unpublished.length > 0 ? { step: 'group' } : { at: 'apple' }),
  };
}

/** Who pays Apple, and from which order. */
function listAccountChecks({ account, accountFailure, codeWords, form }: Known): Check[] {
  if (account === undefined)
    return [
      {
        name: 'payment',
        verdict: accountFailure === undefined ? 'asking' : 'know',
        details: accountFailure ?? '',
      },
    ];
  const payment: Check = {
    name: 'payment',
    verdict: account.isActive ? 'fine' : 'stops',
    details: account.reasons.map(codeWords).join(' · '),
    at: 'apple',
  };
  if (!account.isCredit) return [payment];
  const ends = form.campaigns.filter(({ isLeftOut }) => !isLeftOut).map(({ endTime }) => endTime);
  const covering = account.budgetOrders.filter(
    (order) => order.isActive && ends.every((end) => coversTo(order.endTime, end)),
  );
  const order: Check = {
    name: 'budgetOrder',
    verdict: covering.length > 0 ? 'know' : 'stops',
    details: covering.map(({ name }) => name).join(', '),
    at: 'apple',
  };
  return [payment, order];
}

const coversTo = (orderEnd: string | null, end: string | null | undefined): boolean =>
  orderEnd === null || (typeof end === 'string' && Date.parse(end) <= Date.parse(orderEnd));
