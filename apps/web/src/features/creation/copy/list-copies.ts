import type { CampaignGroupView } from '@tapwright/contracts/campaign-groups';
import type { CopySource } from '@tapwright/contracts/change-copies';
import type { EligibleStorefront } from '@tapwright/contracts/look-ups';
import { foldAdName } from '@tapwright/domain/ad-names';
import { type Currency, findCurrency } from '@tapwright/domain/currencies';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import { nameStorefronts, shortAppName } from '@tapwright/domain/structure-names';
import { type CopyAxis, fillTemplate, freeName } from './name-copies.ts';
import { copyFor, findRate, type NewCampaign } from './plan-copies.ts';
import { isSearchedIn } from './keyword-language.ts';

export const keptWords = ['language', 'all', 'none'] as const;
export type KeptWords = (typeof keptWords)[number];

/** What was chosen and typed. */
export type CopyChoice = {
  readonly axis: CopyAxis;
  readonly countries: readonly string[];
  readonly apps: readonly { readonly adamId: string; readonly name: string }[];
  readonly groupIds: readonly number[];
  /** Of storefronts and apps: where the copies go. */
  readonly campaignGroupId: number;
  readonly adGroupIds: ReadonlySet<string>;
  readonly kept: KeptWords;
  readonly template: string;
  readonly factors: Readonly<Record<string, string>>;
  readonly caps: Readonly<Record<string, string>>;
  readonly leftOut: ReadonlySet<string>;
  /** Names that somebody else has by now. */
  readonly takenNames: ReadonlySet<string>;
};

export type Eligibility = {
  readonly storefronts: ReadonlyMap<string, EligibleStorefront> | undefined;
  /** Apple's words, where it did not say. */
  readonly failure?: string | undefined;
};

export type CopyKnown = {
  readonly source: CopySource;
  readonly app: { readonly adamId: string; readonly name: string };
  readonly groups: readonly CampaignGroupView[];
  readonly eligibilityOf: (campaignGroupId: number, adamId: string) => Eligibility;
};

export type WhyNot =
  | { readonly is: 'asking' | 'noRate' | 'notHere' | 'factor' | 'readOnly' }
  | { readonly is: 'notEligible' | 'failed'; readonly words: string | null };

export type CopyRow = {
  readonly key: string;
  readonly axis: CopyAxis;
  readonly app: string;
  readonly group: string;
  readonly countries: readonly string[];
  /** In which the app cannot be advertised; the others are kept. */
  readonly refused: readonly string[];
  readonly currency: Currency;
  readonly factor: string;
  readonly whyNot: WhyNot | undefined;
  readonly isLeftOut: boolean;
  /** What will be created, where nothing stands against it. */
  readonly campaign: NewCampaign | undefined;
};

const maxFactor = 100;

export function readFactor(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').trim().replace(',', '.');
  const factor = Number(plain);
  return plain !== '' && factor > 0 && factor <= maxFactor ? factor : undefined;
}

type Target = {
  readonly key: string;
  readonly campaignGroupId: number;
  readonly app: { readonly adamId: string; readonly name: string };
  readonly countries: readonly string[];
};

function listTargets(
  { axis, countries, apps, groupIds, campaignGroupId }: CopyChoice,
  known: CopyKnown,
): Target[] {
  const { app, source } = known;
  const own = source.campaign.countries ?? [];
  if (axis === 'storefronts')
    return countries.map((country) => ({ key: country, campaignGroupId, app, countries: [country] }));
  if (axis === 'apps')
    return apps.map((one) => ({ key: one.adamId, campaignGroupId, app: one, countries: own }));
  return groupIds.map((id) => ({ key: String(id), campaignGroupId: id, app, countries: own }));
}

/** Every target that was chosen with what would be created there, or why nothing can be; those at the end. */
export function listCopies(choice: CopyChoice, known: CopyKnown): CopyRow[] {
  const names = new Set(choice.takenNames);
  const rows = listTargets(choice, known).map((target) => copyRow(choice, known, target, names));
  return [...rows.filter(({ whyNot }) => !isFinal(whyNot)), ...rows.filter(({ whyNot }) => isFinal(whyNot))];
}

const isFinal = (whyNot: WhyNot | undefined): boolean =>
  whyNot !== undefined && whyNot.is !== 'factor' && whyNot.is !== 'asking';

function copyRow(choice: CopyChoice, known: CopyKnown, target: Target, names: Set<string>): CopyRow {
  const { source, groups } = known;
  const { key, app, campaignGroupId } = target;
  const group = groups.find((one) => one.campaignGroupId === campaignGroupId);
  const currency = findCurrency(group?.currency ?? '') ?? 'USD';
  const eligibility = known.eligibilityOf(campaignGroupId, app.adamId);
  const { storefronts } = eligibility;
  const isRefused = (country: string) =>
    storefronts !== undefined && (storefronts.get(country)?.devices ?? []).length === 0;
  const countries = target.countries.filter((country) => !isRefused(country));
  const typed = choice.factors[key] ?? '1.00';
  const factor = readFactor(typed);
  const row = {
    key,
    axis: choice.axis,
    app: app.name,
    group: group?.name ?? '',
    countries,
    refused: target.countries.filter(isRefused),
    currency,
    factor: typed,
    isLeftOut: choice.leftOut.has(key),
  };
  const whyNot = findWhyNot(row, { group, eligibility, source, factor, target });
  if (whyNot !== undefined || row.isLeftOut || factor === undefined)
    return { ...row, whyNot, campaign: undefined };
  const parts = { app: shortAppName(app.name), storefront: nameStorefronts(countries), group: row.group };
  const name = freeName(fillTemplate(choice.template, parts), names);
  names.add(foldAdName(name));
  // The most usual one: the others are read there too, and hardly searched in.
  const languages = countries.flatMap((country) => eligibility.storefronts?.get(country)?.languages[0] ?? []);
  const campaign = copyFor(source, choice.adGroupIds, {
    campaignGroupId,
    currency,
    adamId: app.adamId,
    countries,
    name,
    factor,
    dailyCap: choice.caps[key] ?? '',
    keeps: keeperOf(choice.kept, languages, known),
  });
  return { ...row, whyNot, campaign };
}

type Judged = {
  readonly group: CampaignGroupView | undefined;
  readonly eligibility: Eligibility;
  readonly source: CopySource;
  readonly factor: number | undefined;
  readonly target: Target;
};

function findWhyNot(
  { countries, currency }: Pick<CopyRow, 'countries' | 'currency'>,
  { group, eligibility, source, factor, target }: Judged,
): WhyNot | undefined {
  if (group === undefined) return { is: 'notHere' };
  if (!group.canWrite) return { is: 'readOnly' };
  if (eligibility.failure !== undefined) return { is: 'failed', words: eligibility.failure };
  if (eligibility.storefronts === undefined) return { is: 'asking' };
  const [first = ''] = target.countries;
  if (countries.length === 0)
    return { is: 'notEligible', words: eligibility.storefronts.get(first)?.reason ?? null };
  if (findRate(source, currency) === undefined) return { is: 'noRate' };
  return factor === undefined ? { is: 'factor' } : undefined;
}

/** What the app is called goes everywhere, other words where people search in their language. */
function keeperOf(
  kept: KeptWords,
  languages: readonly string[],
  { source, app, eligibilityOf }: CopyKnown,
): (text: string) => boolean {
  if (kept !== 'language') return () => kept === 'all';
  const { campaignGroupId, countries = [] } = source.campaign;
  const latin = eligibilityOf(campaignGroupId, app.adamId).storefronts?.get(countries[0] ?? '')?.languages[0];
  const brand = foldKeyword(shortAppName(app.name));
  return (text) =>
    (brand !== '' && foldKeyword(text).replaceAll(' ', '').includes(brand)) ||
    isSearchedIn(text, latin, languages);
}
