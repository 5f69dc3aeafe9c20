import type { CreationForm } from '@tapwright/contracts/creation';
import type { Currency } from '@tapwright/domain/currencies';
import { findSelfBlocked } from './find-self-blocked.ts';
import { isAutomated, listKeywords, listSent, takesKeywords } from './request-creation.ts';
import type { StepName } from './steps.ts';

export const checkNames = ['account', 'eligible', 'notEmpty', 'fields', 'server', 'blocked'] as const;
export type CheckName = (typeof checkNames)[number];
export type Check = {
  readonly name: CheckName;
  /** `stops`: nothing would be delivered; `know`: it would, but otherwise than one may think. */
  readonly verdict: 'stops' | 'know' | 'fine' | 'asking';
  readonly details: string;
  /** Where it is mended. */
  readonly step?: StepName;
};

type Known = {
  readonly form: CreationForm;
  readonly currency: Currency;
  readonly canWrite: boolean;
  /** Of the storefronts that were chosen; undefined while Apple has not said. */
  readonly notEligible: readonly string[] | undefined;
  readonly problemCount: number;
  readonly problemStep: StepName | undefined;
  /** What only the server knows: names taken, rules of the account. */
  readonly refused: readonly string[] | undefined;
  readonly refusedStep: StepName | undefined;
};

const order = { stops: 0, asking: 1, know: 2, fine: 3 } as const;

/** Everything that would keep it from being delivered, what stops it first. */
export function listChecks(known: Known): Check[] {
  const { form, canWrite, notEligible, problemCount, problemStep, refused, refusedStep } = known;
  const campaigns = form.campaigns.filter(({ isLeftOut }) => !isLeftOut);
  const empty = campaigns.flatMap((campaign) =>
    campaign.adGroups.filter((adGroup) => !adGroup.isLeftOut && isEmpty(campaign, adGroup, known.currency)),
  );
  const blocked = campaigns.flatMap((campaign) =>
    campaign.adGroups.flatMap((adGroup) =>
      findSelfBlocked(campaign, adGroup).map(({ negative }) => negative),
    ),
  );
  const checks: Check[] = [
    { name: 'account', verdict: canWrite ? 'fine' : 'stops', details: '', step: 'type' },
    {
      name: 'eligible',
      verdict: notEligible === undefined ? 'asking' : notEligible.length === 0 ? 'fine' : 'stops',
      details: (notEligible ?? []).join(', '),
      step: 'series',
    },
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
    {
      name: 'server',
      verdict: refused === undefined ? 'asking' : refused.length === 0 ? 'fine' : 'stops',
      details: [...new Set(refused)].slice(0, 3).join(' · '),
      ...(refusedStep && { step: refusedStep }),
    },
    {
      name: 'blocked',
      verdict: blocked.length === 0 ? 'fine' : 'know',
      details: [...new Set(blocked)].join(', '),
      step: 'keywords',
    },
  ];
  return checks.toSorted((one, other) => order[one.verdict] - order[other.verdict]);
}

/** In search results an ad group without keywords is shown for nothing unless Apple matches by itself. */
const isEmpty = (
  campaign: CreationForm['campaigns'][number],
  adGroup: CreationForm['campaigns'][number]['adGroups'][number],
  currency: Currency,
): boolean =>
  takesKeywords(campaign) &&
  !adGroup.searchMatch &&
  !isAutomated(campaign) &&
  listSent(listKeywords(adGroup, currency)).length === 0;
