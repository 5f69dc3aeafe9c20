import type { AdStatus } from '@tapwright/contracts/ad-values';
import type { AdKind, CustomerType } from '@tapwright/domain/ad-states';

/** What a page knows of a thing that can be changed. */
export type AdObject = {
  readonly teamId: number;
  readonly kind: AdKind;
  readonly id: string;
  readonly name: string;
  /** What it lies in, from the outside in. */
  readonly places: readonly string[];
  readonly status: AdStatus;
  /** Of a campaign or an ad group: paused and hidden. */
  readonly isArchived?: boolean;
  /** Of an ad that could run: the one of its ad group that does, since only one may. */
  readonly runsNow?: { readonly id: string; readonly name: string } | undefined;
  /** What its row shows besides, and is changed there; amounts in the currency of its ad account. */
  readonly shown?: Readonly<Record<string, string | null>>;
  /** By whose clock its times are written. */
  readonly timeZone?: string;
  /** Bid or cap: its own as Apple keeps it, and what holds, which for a keyword may be its ad group's. */
  readonly amount?: {
    readonly own: string | null;
    readonly stands: string | null;
    readonly currency: string;
    /** The most that may stand there, what an install may cost, and what Apple suggests. */
    readonly max?: string | null;
    readonly goal?: string | null;
    readonly suggested?: string | null;
  };
};

/** Fields that are changed in a cell of a list. */
export const cellFields = [
  'bid',
  'dailyCap',
  'totalBudget',
  'cpaGoal',
  'name',
  'startTime',
  'endTime',
] as const;
export type CellField = (typeof cellFields)[number];

/** In the values of the calls: amounts as typed. */
export type Fields = {
  name?: string;
  status?: 'running' | 'paused';
  isArchived?: boolean;
  dailyCap?: string;
  totalBudget?: string;
  cpaGoal?: string;
  pausesAtGoal?: boolean;
  countries?: string[];
  startTime?: string | null;
  endTime?: string | null;
  bid?: string;
  searchMatch?: boolean;
  /** Of these an empty list means everybody, and at every hour. */
  devices?: Device[];
  genders?: Gender[];
  minAge?: number | null;
  maxAge?: number | null;
  customerType?: CustomerType;
  hours?: number[];
  /** By Apple's ids of them; without any the whole storefront. */
  regions?: string[];
  cities?: string[];
};
export const devices = ['IPHONE', 'IPAD'] as const;
export type Device = (typeof devices)[number];
export const genders = ['F', 'M'] as const;
export type Gender = (typeof genders)[number];
export type FieldName = keyof Fields;

export type ChangeItem = Pick<AdObject, 'kind' | 'id' | 'name' | 'places'> & {
  /** Of what was gathered: where it lies, or itself. */
  readonly campaign?: { readonly id: string; readonly name: string };
  /** What is to be created is only read here, out of a draft. */
  readonly intent: 'create' | 'update' | 'remove';
  readonly fields: Fields;
  /** Of its amounts. */
  readonly currency?: string | undefined;
  /** What its author saw. */
  readonly before?: Fields;
  /** Of an ad group: in the change only for the bids in it that stand above its max. */
  readonly isRaise?: boolean;
};

/** What becomes of what was added, where that is taken back. */
export type CreatedGoes = 'archive' | 'remove';

/** Changed by somebody since, and taken back all the same: with what was seen there. */
type Overwritten = { readonly number: number; readonly before: Fields };

/** Each of the items with its number in the set. */
type Numbered = { readonly changeSetId: number; readonly numbers: readonly number[] };

/** Edits of one kind and intent, those of a set to take back, or those of a draft. */
export type Change = {
  readonly teamId: number;
  readonly items: readonly ChangeItem[];
  readonly undoes?: Numbered & { readonly created: CreatedGoes; readonly over?: readonly Overwritten[] };
  readonly draft?: Numbered;
};

export const updateOf = (
  { teamId, kind, id, name, places }: AdObject,
  fields: Fields,
  before: Fields,
): Change => ({
  teamId,
  items: [{ kind, id, name, places, intent: 'update', fields, before }],
});

/** Paused or activated; an ad takes the place of the one that runs. */
export function statusOf(object: AdObject, status: 'running' | 'paused'): Change {
  const change = updateOf(object, { status }, { status: status === 'paused' ? 'running' : 'paused' });
  const { runsNow, kind, places } = object;
  if (status === 'paused' || runsNow === undefined) return change;
  const other = { ...runsNow, kind, places, intent: 'update' as const };
  const pause = { ...other, fields: { status: 'paused' as const }, before: { status: 'running' as const } };
  return { ...change, items: [...change.items, pause] };
}
