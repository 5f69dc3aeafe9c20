import type { AdStatus } from '@tapwright/contracts/ad-values';
import type { AdKind } from '@tapwright/domain/ad-states';

/** What a page knows of a thing that can be changed. */
export type AdObject = {
  readonly teamId: number;
  readonly kind: AdKind;
  readonly id: string;
  readonly name: string;
  /** What it lies in, from the outside in. */
  readonly places: readonly string[];
  readonly status: AdStatus;
};

/** In the values of the calls: amounts as typed. */
export type Fields = {
  name?: string;
  status?: 'running' | 'paused';
  dailyCap?: string;
  totalBudget?: string;
  cpaGoal?: string;
  countries?: string[];
  endTime?: string | null;
  bid?: string;
  searchMatch?: boolean;
};
export type FieldName = keyof Fields;

export type ChangeItem = Pick<AdObject, 'kind' | 'id' | 'name' | 'places'> & {
  readonly intent: 'update' | 'remove';
  readonly fields: Fields;
  /** What its author saw. */
  readonly before?: Fields;
};

/** Edits of one kind and intent, or those of a set to take back, each with its number there. */
export type Change = {
  readonly teamId: number;
  readonly items: readonly ChangeItem[];
  readonly undoes?: { readonly changeSetId: number; readonly numbers: readonly number[] };
};

export const updateOf = (
  { teamId, kind, id, name, places }: AdObject,
  fields: Fields,
  before: Fields,
): Change => ({
  teamId,
  items: [{ kind, id, name, places, intent: 'update', fields, before }],
});
