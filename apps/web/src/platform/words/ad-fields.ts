import type { AdKind, AdState } from '@tapwright/domain/ad-states';

type FieldOf<State> = State extends unknown ? keyof State : never;
/** What an edit can hold; besides, of a copy, what it was made from. */
type EditField = FieldOf<AdState[AdKind]> | 'copyOf' | 'targeting' | 'targetCpa';

/** Whether it has a word of its own; what has none is said by the row or by its intent. */
const hasWord = {
  name: true,
  text: true,
  matchType: true,
  status: true,
  isArchived: true,
  dailyCap: true,
  totalBudget: true,
  bid: true,
  cpaGoal: true,
  targetCpa: true,
  pausesAtGoal: true,
  productPageId: false,
  adamId: true,
  placement: true,
  bidStrategy: true,
  countries: true,
  startTime: true,
  endTime: true,
  searchMatch: true,
  devices: true,
  genders: true,
  minAge: true,
  maxAge: true,
  customerType: true,
  regions: true,
  cities: true,
  hours: true,
  adAccountId: false,
  campaignId: false,
  adGroupId: false,
  isRemoved: false,
  copyOf: false,
  targeting: false,
} as const satisfies Record<EditField, boolean>;

type Fields = typeof hasWord;
type ShownField = { [Field in keyof Fields]: Fields[Field] extends true ? Field : never }[keyof Fields];

const isKnown = (field: string): field is keyof Fields => Object.hasOwn(hasWord, field);
export const isShownField = (field: string): field is ShownField => isKnown(field) && hasWord[field];

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

type Values = Readonly<Record<string, unknown>>;

/** Stands before the fields of what is created. */
const titles = new Set(['name', 'text']);

/** What of an edit is worth reading: of a creation only what was chosen. */
export const listShown = ({ intent, after }: { intent: string; after: Values }): [string, unknown][] =>
  Object.entries(after).filter(
    ([field, value]) =>
      (isShownField(field) || !isKnown(field)) &&
      !(intent === 'create' && (titles.has(field) || isEmpty(value))),
  );
