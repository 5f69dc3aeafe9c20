import type { Paging } from '@tapwright/apple-ads/wire/queries/query';
import { latest, type Row } from '../world/table.ts';
import type { Profile } from '../profile.ts';
import { refuse } from '../verbs/refusal.ts';
import type { FieldValue } from './match-filter.ts';
import { queryRows, type Query } from './query-rows.ts';

type Place = 'inCreations' | 'inChanges' | 'inLists';

export type ById = { path: { id: string } };

/** What one resource has of its own; the rest is the same for all. */
export type EntityRules<Caller, State extends { deleted: boolean }, View, Create, Update> = {
  what: string;
  missing?: 'CAMPAIGN_NOT_FOUND';
  paging: Paging;
  find: (call: Caller, id: number) => Row<State> | undefined;
  /** Candidates in the order of their ids; filters may narrow them early. */
  list: (call: Caller, filters: NonNullable<Query['filters']>) => readonly Row<State>[];
  read: (call: Caller, row: Row<State>, field: string) => FieldValue;
  view: (call: Caller, row: Row<State>) => View;
  /** What Apple's answers to a change and its lists do not hold, though the answer about one thing does. */
  leftOut?: Partial<Record<Place, readonly (keyof View)[]>>;
  /** One that was deleted is not found by its id any more. */
  hidesDeleted?: true;
  create: (call: Caller, body: Create) => Row<State>;
  update: (call: Caller, id: number, body: Update) => Row<State>;
  remove: (call: Caller, id: number) => void;
};

const idsIn = (filters: NonNullable<Query['filters']>): number[] | undefined => {
  const value = filters.find(({ field, operator }) => field === 'id' && operator !== 'NOT_IN')?.value;
  if (value === undefined || value === null) return undefined;
  return (Array.isArray(value) ? value : [value]).map(Number).toSorted((one, other) => one - other);
};

/** Deleted rows appear only where a filter names them. */
const shown = <State extends { deleted: boolean }>(
  rows: readonly Row<State>[],
  filters: NonNullable<Query['filters']>,
): readonly Row<State>[] =>
  filters.some(({ field }) => field === 'deleted') ? rows : rows.filter((row) => !latest(row).deleted);

function without<View>(view: View, fields: readonly (keyof View)[] = []): View {
  const left = { ...view };
  for (const field of fields) delete left[field];
  return left;
}

export function entityHandlers<
  Caller extends { profile: Profile },
  State extends { deleted: boolean },
  View,
  Create,
  Update,
>(rules: EntityRules<Caller, State, View, Create, Update>) {
  const { find, list, read, view, paging, leftOut, hidesDeleted } = rules;
  const leftOutOf = ({ profile }: Caller, where: Place) =>
    profile === 'strict' ? leftOut?.[where] : undefined;
  return {
    create: (call: Caller, { body }: { body: Create }) => ({
      result: without(view(call, rules.create(call, body)), leftOutOf(call, 'inCreations')),
    }),
    query: (call: Caller, { body }: { body: Query }) => {
      const filters = body.filters ?? [];
      const ids = idsIn(filters);
      const candidates = ids ? [...new Set(ids)].flatMap((id) => find(call, id) ?? []) : list(call, filters);
      const page = queryRows(
        shown(candidates, filters),
        body,
        (row, field) => read(call, row, field),
        paging,
      );
      const hidden = leftOutOf(call, 'inLists');
      return {
        result: page.rows.map((row) => without(view(call, row), hidden)),
        pagination: page.pagination,
      };
    },
    get: (call: Caller, { path: { id } }: ById) => {
      const row = find(call, Number(id));
      if (!row || (hidesDeleted && latest(row).deleted))
        return refuse(rules.missing ?? 'NOT_FOUND', `There is no ${rules.what} ${id}.`);
      return { result: view(call, row) };
    },
    update: (call: Caller, { path: { id }, body }: ById & { body: Update }) => ({
      result: without(view(call, rules.update(call, Number(id), body)), leftOutOf(call, 'inChanges')),
    }),
    remove: (call: Caller, { path: { id } }: ById) => {
      rules.remove(call, Number(id));
      return {};
    },
  };
}
