import * as z from 'zod/mini';
import type { AdValues } from './ad-values.ts';
import { namesOf, recordOf } from './typed-record.ts';

/**
 * `word`: one of few. `list`: several of Apple's words. `money`: as Apple writes amounts, in the ad account's currency.
 * `flag`: on or off. `count`: a number. `share`: a fraction from a lowest to a highest, the latter in its field. `rate`:
 * one fraction. `instant`: ISO 8601, written by the clock of the ad account.
 */
export type AdColumn = {
  readonly kind: 'text' | 'word' | 'list' | 'money' | 'flag' | 'count' | 'share' | 'rate' | 'instant';
  /** Where a row keeps it, if not under its own key. */
  readonly field?: string;
  /** Those that its values have words among; a value that Apple adds is shown as it is. */
  readonly values?: AdValues;
  /** Its path in what Apple keeps of the thing, or of what it lies in. */
  readonly apple?: readonly [string, ...string[]];
  readonly appleOf?: 'campaign' | 'adGroup';
  readonly isSortable?: true;
  /** Of an amount: where a row keeps its currency, if not under that name. */
  readonly currencyField?: string;
  /** Made in SQL of what else is known of a campaign, and read like what Apple keeps. */
  readonly derived?: 'app' | 'campaignType';
};
export type Columns = Readonly<Record<string, AdColumn>>;

const status = { kind: 'word', values: 'statuses', isSortable: true } as const;
const mode = { kind: 'word', values: 'modes' } as const;
const text = { kind: 'text' } as const;
const group = { kind: 'text', field: 'campaignGroupName' } as const;
const campaign = { kind: 'text', field: 'campaignName' } as const;
const adGroup = { kind: 'text', field: 'adGroupName' } as const;
const app = { kind: 'text', apple: ['promotedObjectId'] } as const;
/** As Apple says it; until that was read, its number. */
const appName = { kind: 'text', derived: 'app' } as const;
const countries = { kind: 'list', apple: ['targeting', 'countryOrRegion', 'include'] } as const;
const campaignType = { kind: 'word', values: 'campaignTypes', derived: 'campaignType' } as const;
const ofCampaign = {
  app: { ...appName, appleOf: 'campaign' },
  adamId: { ...app, appleOf: 'campaign' },
  countries: { ...countries, appleOf: 'campaign' },
  campaignType: { ...campaignType, appleOf: 'campaign' },
} as const;
/** What an install may cost: its own, else of what it lies in; and by how much of that it costs more or less. */
const goal = {
  cpaGoal: { kind: 'money', isSortable: true },
  goalDistance: { kind: 'rate', isSortable: true },
} as const;
/** How much of its campaign's daily cap is spent on the day that goes on, and whether what is left buys no further tap. */
const cap = {
  capUse: { kind: 'rate', isSortable: true },
  cappedToday: { kind: 'flag', values: 'answers' },
} as const;
/** When it runs, as Apple keeps it. */
const schedule = {
  startTime: { kind: 'instant', apple: ['startTime'], isSortable: true },
  endTime: { kind: 'instant', apple: ['endTime'], isSortable: true },
} as const;
const shares = {
  impressionShare: { kind: 'share', field: 'highShare', isSortable: true },
  shareRank: { kind: 'count', isSortable: true },
  popularity: { kind: 'count', isSortable: true },
} as const;
const counted = { kind: 'count', isSortable: true } as const;
const adGroupBid = { kind: 'money', apple: ['bidStrategy', 'bid', 'amount'] } as const;

/*
 * The catalogue of what is known of a thing besides its name and its measures: lists, sorting, files and reports come from
 * it. A key is the same at every level, and its words are in `adWords:columns`. Those with `apple` are columns of the row
 * by themselves; the others are made where the row is.
 */

const campaignGroupColumns = {
  status,
  mode,
  currency: text,
  timeZone: text,
} as const satisfies Columns;

export const campaignColumns = {
  campaignGroup: group,
  campaignId: text,
  status,
  mode,
  campaignType,
  app: appName,
  adamId: app,
  placements: { kind: 'list', values: 'placements', apple: ['targeting', 'supplyPlacement', 'include'] },
  countries,
  dailyBudget: { kind: 'money', apple: ['dailyBudget', 'value', 'amount'], isSortable: true },
  /** Kept by us, as Apple has none. */
  totalBudget: { kind: 'money', isSortable: true },
  ...cap,
  ...goal,
  ...schedule,
  currency: text,
} as const satisfies Columns;

export const adGroupColumns = {
  campaignGroup: group,
  campaign,
  adGroupId: text,
  status,
  bid: { ...adGroupBid, isSortable: true },
  searchMatch: { kind: 'flag', values: 'flags', apple: ['automatedKeywordsOptIn'] },
  ...goal,
  ...cap,
  ...schedule,
  ...ofCampaign,
  currency: text,
} as const satisfies Columns;

export const keywordColumns = {
  campaignGroup: group,
  campaign,
  adGroup,
  keywordId: text,
  status,
  matchType: { kind: 'word', values: 'matchTypes', apple: ['matchType'] },
  /** Of its own; null: that of its ad group. */
  bid: { kind: 'money', apple: ['bid', 'amount'], isSortable: true },
  adGroupBid: { ...adGroupBid, appleOf: 'adGroup' },
  /** Once a day, of running keywords. */
  suggestedBid: { kind: 'money' },
  weekPopularity: counted,
  ...shares,
  ...goal,
  ...cap,
  ...ofCampaign,
  currency: text,
} as const satisfies Columns;

/** A product page that an ad group shows. */
export const adColumnsOfAds = {
  campaignGroup: group,
  campaign,
  adGroup,
  adId: text,
  status,
  serving: { kind: 'word', values: 'servings' },
  productPage: { kind: 'word', values: 'productPages' },
  productPageId: text,
  ...ofCampaign,
  currency: text,
} as const satisfies Columns;

/** What an ad is not shown for; it has no measures, so it is no level of a report. */
export const negativeColumns = {
  campaignGroup: group,
  campaign,
  adGroup,
  negativeKeywordId: text,
  status: { kind: 'word', values: 'statuses' },
  matchType: { kind: 'word', values: 'matchTypes' },
  ...ofCampaign,
} as const satisfies Columns;

/** A word of the library, whatever it is known from; it lies in many places, so it is no level of a report. */
const wordColumns = {
  origins: { kind: 'list', values: 'wordOrigins' },
  appleLists: { kind: 'list', values: 'appleLists' },
  /** Of the newest week that Apple told, 1 to 100, and by how much it rose in 13 weeks. */
  weekPopularity: counted,
  popularityTrend: counted,
  ...shares,
  /** In how many places it runs, is paused, is kept out, was met as a search term. */
  runningIn: counted,
  pausedIn: counted,
  negativeIn: counted,
  metIn: counted,
  /** The highest of its keywords. */
  bid: { kind: 'money', isSortable: true, currencyField: 'bidCurrency' },
  /** The highest that Apple suggests for its keywords. */
  suggestedBid: { kind: 'money', isSortable: true, currencyField: 'bidCurrency' },
  currency: { kind: 'text', field: 'bidCurrency' },
  firstSeen: { kind: 'text', isSortable: true },
  /** What the team says of it. */
  note: text,
} as const satisfies Columns;

const searchTermColumns = {
  campaignGroup: group,
  campaign,
  adGroup,
  source: { kind: 'word', values: 'sources' },
  keyword: text,
  matchType: { kind: 'word', values: 'matchTypes' },
  /** Whether it is a keyword already, or is kept out, and of which that is said. */
  termState: { kind: 'word', values: 'termStates' },
  termStateOf: text,
  currency: text,
} as const satisfies Columns;

/** What a row is about. Who was reached is split by device, age, gender or country, and by nothing else. */
export const adColumns = {
  campaignGroup: campaignGroupColumns,
  campaign: campaignColumns,
  adGroup: adGroupColumns,
  keyword: keywordColumns,
  ad: adColumnsOfAds,
  searchTerm: searchTermColumns,
  audience: {},
} as const;

export type ReportLevel = keyof typeof adColumns;
export const reportLevels = namesOf(adColumns);
/** Whatever has a list of its own. */
export type ListLevel = ReportLevel | 'negativeKeyword' | 'word';

type KeyOf<Level> = Level extends ReportLevel ? keyof (typeof adColumns)[Level] : never;
export type ColumnName = KeyOf<ReportLevel> | keyof typeof negativeColumns | keyof typeof wordColumns;

export type ListedColumn = AdColumn & { readonly key: ColumnName; readonly field: string };

const listFrom = <Key extends ColumnName>(columns: Readonly<Record<Key, AdColumn>>): ListedColumn[] =>
  namesOf(columns).map((key) => ({ key, field: key, ...columns[key] }));
const listed: Readonly<Record<ListLevel, readonly ListedColumn[]>> = {
  campaignGroup: listFrom(campaignGroupColumns),
  campaign: listFrom(campaignColumns),
  adGroup: listFrom(adGroupColumns),
  keyword: listFrom(keywordColumns),
  ad: listFrom(adColumnsOfAds),
  searchTerm: listFrom(searchTermColumns),
  negativeKeyword: listFrom(negativeColumns),
  word: listFrom(wordColumns),
  audience: [],
};

/** In the order of a file; a thing's name is where its level is, after what it lies in. */
export const listColumns = (level: ListLevel): readonly ListedColumn[] => listed[level];
export const columnNames = [
  ...new Set(namesOf(listed).flatMap((level) => listed[level].map(({ key }) => key))),
];

/** Where a row keeps the name of what it is about. */
export const nameFields = {
  campaignGroup: 'name',
  campaign: 'name',
  adGroup: 'name',
  keyword: 'name',
  ad: 'name',
  searchTerm: 'term',
  audience: 'value',
} as const satisfies Record<ReportLevel, string>;

type SortableOf<Of> = { [Key in keyof Of]: Of[Key] extends { isSortable: true } ? Key : never }[keyof Of];
type SortableAt<Level> = Level extends ReportLevel ? SortableOf<(typeof adColumns)[Level]> : never;
export type SortableColumn = SortableAt<ReportLevel> | SortableOf<typeof wordColumns>;

const isSortable = (key: ColumnName): key is SortableColumn =>
  namesOf(listed).some((level) => listed[level].some((column) => column.key === key && column.isSortable));
export const sortableColumns = columnNames.filter(isSortable);

/** Figures that rows can be bounded by besides measures; amounts in the ad account's currency. */
const noFigures = ['status', 'firstSeen', 'startTime', 'endTime'] as const;
export type FigureColumn = Exclude<SortableColumn, (typeof noFigures)[number]>;
const isFigure = (key: SortableColumn): key is FigureColumn => !noFigures.some((one) => one === key);
export const figureColumns = sortableColumns.filter(isFigure);
const figureKinds = new Map(
  namesOf(listed).flatMap((level) => listed[level].map(({ key, kind }) => [key, kind] as const)),
);
export const kindOfFigure = (key: FigureColumn): AdColumn['kind'] => figureKinds.get(key) ?? 'count';

type Kind = AdColumn['kind'];
type AppleKey<Of, Wanted extends Kind> = {
  [Key in keyof Of]: Of[Key] extends { apple: readonly string[]; kind: Wanted } ? Key : never;
}[keyof Of] &
  string;

/** Columns of these kinds that are in Apple's object. */
const appleKeys = <Of extends Columns, Wanted extends Kind>(columns: Of, ...kinds: readonly Wanted[]) =>
  Object.keys(columns).filter((key): key is AppleKey<Of, Wanted> => {
    const column = columns[key];
    return column?.apple !== undefined && kinds.some((kind) => kind === column.kind);
  });

/** What a row says out of Apple's object, by how it is read: a text is null where Apple says nothing. */
export const fromApple = <Of extends Columns>(columns: Of) => ({
  texts: appleKeys(columns, 'text', 'word', 'money'),
  instants: appleKeys(columns, 'instant'),
  lists: appleKeys(columns, 'list'),
  flags: appleKeys(columns, 'flag'),
});

export function appleShape<Of extends Columns>(columns: Of) {
  const { texts, instants, lists, flags } = fromApple(columns);
  return {
    ...recordOf(texts, () => z.nullable(z.string())),
    ...recordOf(instants, () => z.nullable(z.string())),
    ...recordOf(lists, () => z.array(z.string())),
    ...recordOf(flags, () => z.boolean()),
  };
}
