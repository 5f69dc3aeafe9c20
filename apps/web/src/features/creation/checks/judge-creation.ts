import type { CreationForm } from '@tapwright/contracts/creation';
import type { AdEdit, AdKind } from '@tapwright/domain/ad-states';
import { everybody } from '@tapwright/domain/ad-states';
import type { Finding, RefusalReason, WarningReason } from '@tapwright/domain/ad-verdicts';
import { worldAfter } from '@tapwright/domain/ad-world';
import { type Currency } from '@tapwright/domain/currencies';
import { judgeEdits } from '@tapwright/domain/judge-edits';
import { parseAmount } from '@tapwright/domain/money';
import { cleanName } from '@tapwright/domain/names';
import { listKeywords, requestCreation } from '../request-creation.ts';
import { fieldPathOf, stepOfPath, type StepName } from '../steps/steps.ts';

export type Problem = {
  readonly step: StepName;
  /** In the form: `campaigns.0.adGroups.0.bid`. */
  readonly path: string;
  readonly reason: RefusalReason;
  readonly values: Readonly<Record<string, string | number>>;
};
export type Judged = {
  readonly problems: readonly Problem[];
  readonly warnings: readonly { readonly path: string; readonly reason: WarningReason }[];
};

type Circumstances = { readonly currency: Currency; readonly now: Date; readonly isPaidByUs?: boolean };

const amounts = ['dailyCap', 'totalBudget', 'cpaGoal', 'bid'] as const;
const nowhere = {
  campaign: new Map(),
  adGroup: new Map(),
  keyword: new Map(),
  negativeKeyword: new Map(),
  ad: new Map(),
};

/** By the rules of the server, as far as what is typed here reaches; names that are taken only the server knows. */
export function judgeCreation(form: CreationForm, { currency, now, ...money }: Circumstances): Judged {
  const edits: AdEdit[] = [];
  const paths: string[] = [];
  const problems: Problem[] = [];
  const say = (path: string, { field, reason, values = {} }: Finding<RefusalReason>) =>
    problems.push({
      step: stepOfPath(`${path}.${field}`),
      path: fieldPathOf(`${path}.${field}`),
      reason,
      values,
    });
  const add = (kind: AdKind, path: string, fields: object): string => {
    const id = `-${edits.length + 1}`;
    const { after, wrong } = readAmounts(fields, currency);
    for (const finding of wrong) say(path, finding);
    paths.push(path);
    edits.push({ kind, id, intent: 'create', after: { ...after, isRemoved: false } });
    return id;
  };
  if (form.campaignGroupId === null)
    problems.push({ step: 'type', path: 'campaignGroupId', reason: 'required', values: {} });
  const { campaigns, places } = requestCreation(form, currency);
  for (const [number, { adGroups = [], negativeKeywords = [], ...campaign }] of campaigns.entries()) {
    const place = places[number];
    const path = `campaigns.${place?.campaign ?? number}`;
    const adamId = form.app?.adamId ?? '';
    const campaignId = add('campaign', path, { ...campaign, adAccountId: 'one', adamId });
    for (const [at, adGroup] of adGroups.entries())
      addAdGroup(add, `${path}.adGroups.${place?.adGroups[at] ?? at}`, campaignId, adGroup);
    for (const [line, negative] of negativeKeywords.entries())
      add('negativeKeyword', `${path}.negativeKeywords.${line}`, {
        ...negative,
        campaignId,
        adGroupId: null,
      });
  }
  const world = worldAfter(nowhere, edits, {
    now,
    currencyOf: () => ({ currency, perUsd: undefined, ...money }),
    lowestRecentBid: () => null,
  });
  const warnings: Judged['warnings'][number][] = [];
  for (const [number, verdict] of judgeEdits(world, edits).entries()) {
    const path = paths[number] ?? '';
    for (const finding of verdict.refused) if (isKnown(finding, currency)) say(path, finding);
    for (const { reason } of verdict.confirm) warnings.push({ path, reason });
  }
  const all = [...problems, ...listUnread(form, currency)];
  // Of one field the first is said: an amount that cannot be read is not missing besides.
  return {
    problems: all.filter(({ path }, place) => all.findIndex((one) => one.path === path) === place),
    warnings,
  };
}

type Add = (kind: AdKind, path: string, fields: object) => string;
type NewAdGroup = NonNullable<ReturnType<typeof requestCreation>['campaigns'][number]['adGroups']>[number];

/** With all that lies in it. */
function addAdGroup(add: Add, path: string, campaignId: string, asked: NewAdGroup): void {
  const { keywords = [], negativeKeywords = [], ads = [], ...adGroup } = asked;
  const adGroupId = add('adGroup', path, { bid: null, ...everybody, ...adGroup, campaignId });
  for (const [line, keyword] of keywords.entries())
    add('keyword', `${path}.keywords.${line}`, { bid: null, ...keyword, adGroupId });
  for (const [line, ad] of ads.entries()) add('ad', `${path}.ads.${line}`, { ...ad, adGroupId });
  for (const [line, negative] of negativeKeywords.entries())
    add('negativeKeyword', `${path}.negativeKeywords.${line}`, { ...negative, campaignId, adGroupId });
}

/** In other currencies the bounds follow a rate that only the server has. */
const isKnown = ({ reason }: Finding<RefusalReason>, currency: Currency): boolean =>
  currency === 'USD' || currency === 'CNY' || (reason !== 'tooLow' && reason !== 'tooHigh');

function readAmounts(fields: object, currency: Currency) {
  const after: Record<string, unknown> = { ...fields };
  const wrong: Finding<RefusalReason>[] = [];
  if (typeof after['name'] === 'string') after['name'] = cleanName(after['name']);
  for (const field of amounts) {
    const typed = after[field];
    if (typeof typed !== 'string') continue;
    const amount = typed.trim() === '' ? null : parseAmount(typed, currency);
    if (typeof amount === 'string') {
      after[field] = null;
      wrong.push({ field, reason: amount });
    } else after[field] = amount?.minor ?? null;
  }
  return { after, wrong };
}

/** Lines whose bid is no amount: they are neither sent nor silently left out. */
const listUnread = ({ campaigns }: CreationForm, currency: Currency): Problem[] =>
  campaigns.flatMap((campaign, place) =>
    campaign.isLeftOut
      ? []
      : campaign.adGroups.flatMap((adGroup, at) =>
          !adGroup.isLeftOut && listKeywords(adGroup, currency).some(({ state }) => state === 'bidUnread')
            ? [
                {
                  step: 'keywords' as const,
                  path: `campaigns.${place}.adGroups.${at}.keywords`,
                  reason: 'notANumber' as const,
                  values: {},
                },
              ]
            : [],
        ),
  );
