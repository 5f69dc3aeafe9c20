import type { AdKind } from '@tapwright/domain/ad-states';
import { listShown } from '../../../platform/words/ad-fields.ts';
import type { PreviewRow } from './prepare-preview.ts';
import { isAmountField } from '../settings/read-settings.ts';

/** What the edits of one line do to a field: the same value, the same rise, or rises between two. */
export type Move = { readonly field: string } & (
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'rise'; readonly from: number; readonly to: number }
);

/** Edits that read as one line, which opens to them. */
export type Fold = {
  readonly foldKey: string;
  readonly kind: AdKind;
  readonly intent: PreviewRow['item']['intent'];
  readonly moves: readonly Move[];
  readonly members: readonly PreviewRow[];
  readonly isOpen: boolean;
};
/** Below the line that it belongs to. */
export type FoldedRow = PreviewRow & { readonly isInside?: boolean };

/** Two are read as quickly as their line. */
const minSame = 3;
/** What was typed one by one stays in sight; what a step or a ceiling made uneven need not. */
const minAlike = 10;

/** What is refused stands first and by itself; of the rest what is the same comes together where its first stood. */
export function foldRows(
  rows: readonly PreviewRow[],
  place: string,
  opened: ReadonlySet<string>,
): (FoldedRow | Fold)[] {
  const canFold = (row: PreviewRow) =>
    (row.verdict === 'fine' || row.verdict === 'confirm') &&
    (row.item.intent !== 'update' || shownOf('update', row.edit).length > 0);
  const folds = listFolds(rows.filter(canFold), place, opened);
  const foldOf = new Map(folds.flatMap((fold) => fold.members.map((row) => [row.place, fold] as const)));
  const [refused, others] = [true, false].map((is) =>
    rows.filter(({ verdict }) => (verdict === 'refused') === is),
  );
  return [...(refused ?? []), ...(others ?? [])].flatMap<FoldedRow | Fold>((row) => {
    const fold = foldOf.get(row.place);
    if (fold === undefined) return [row];
    if (fold.members[0] !== row) return [];
    return [fold, ...(fold.isOpen ? fold.members.map((one) => ({ ...one, isInside: true })) : [])];
  });
}

export const isFold = (row: object): row is Fold => 'foldKey' in row;

function listFolds(rows: readonly PreviewRow[], place: string, opened: ReadonlySet<string>): Fold[] {
  return [...Map.groupBy(rows, alikeKey)].flatMap(([alike, members]) => {
    const isRise = members.every((row) => signOfRise(row) !== undefined);
    const groups = isRise ? groupByMove(members) : [{ key: '', members }];
    return groups.flatMap(({ key, members: same }) => {
      const [first] = same;
      if (first === undefined || same.length < (key === 'uneven' ? minAlike : minSame)) return [];
      const { kind, intent } = first.item;
      const foldKey = `${place} ${alike} ${key}`;
      return [
        { foldKey, kind, intent, moves: movesOf(key, same), members: same, isOpen: opened.has(foldKey) },
      ];
    });
  });
}

/** One kind, one intent, the same to be confirmed, the same values; of one amount alone the same way, up or down. */
function alikeKey(row: PreviewRow): string {
  const { edit, verdict } = row;
  const { kind, intent, places } = row.item;
  const shown = intent === 'create' ? [] : shownOf(intent, edit);
  const fields = shown.map(([field, after]) => [field, signOfRise(row) ?? ['to', after]]);
  const warnings = (edit?.warnings ?? []).map(({ reason }) => reason).toSorted();
  const inside = intent === 'create' ? places : [];
  return JSON.stringify([kind, intent, verdict, inside, fields, warnings]);
}

const shownOf = (intent: string, edit: PreviewRow['edit']) =>
  listShown({ intent, after: edit?.after ?? {} }).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Of one amount that becomes another: up or down. */
function signOfRise({ item: { intent }, edit }: PreviewRow): number | undefined {
  const [amount, ...others] = shownOf(intent, edit);
  if (intent !== 'update' || amount === undefined || others.length > 0) return undefined;
  const [field, after] = amount;
  const before = Number(edit?.before[field]);
  if (!isAmountField(field) || !(before > 0) || !(Number(after) > 0)) return undefined;
  return Math.sign(Number(after) - before);
}

type Group = { readonly key: string; readonly members: readonly PreviewRow[] };

/** By the value or the rise that most of them have; what has none in common is uneven. */
function groupByMove(rows: readonly PreviewRow[]): Group[] {
  const counts = new Map<string, number>();
  const readings = rows.map((row) => ({ row, reading: readRise(row) }));
  for (const { reading } of readings)
    for (const key of keysOf(reading)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = [...counts]
    .filter(([, count]) => count >= minSame)
    .toSorted(([, one], [, other]) => other - one)
    .map(([key]) => key);
  const found = Map.groupBy(readings, ({ reading }) => keys.find((key) => fits(reading, key)) ?? 'uneven');
  return [...found].flatMap(([key, some]) => {
    const members = some.map(({ row }) => row);
    return key === 'uneven' || members.length >= minSame ? [{ key, members }] : [];
  });
}

type Rise = {
  readonly to: string;
  readonly percent: number;
  readonly least: number;
  readonly most: number;
};

/** Of fractions as computers keep them. */
const noise = 1e-9;

/** The rise that was meant: amounts are rounded, so it lies between two. */
function readRise({ item: { intent }, edit }: PreviewRow): Rise {
  const [[field, after] = ['', undefined]] = shownOf(intent, edit);
  const to = String(after);
  const [from, amount] = [Number(edit?.before[field]), Number(after)];
  const unit = 10 ** -(to.split('.')[1] ?? '').length;
  const percentOf = (value: number) => (value / from - 1) * 100;
  const [least, most] = [percentOf(amount - unit / 2) - noise, percentOf(amount + unit / 2) + noise];
  const exact = percentOf(amount);
  const whole = Math.round(exact);
  const percent = whole >= least && whole <= most ? whole : Number(exact.toFixed(1));
  return { to, percent, least, most };
}

/** Of a small amount many a whole rise rounds to it. */
const maxWholes = 40;

function keysOf({ to, percent, least, most }: Rise): Set<string> {
  const first = Math.ceil(least);
  const wholes = Array.from(
    { length: Math.min(Math.max(Math.floor(most) - first + 1, 0), maxWholes) },
    (_, at) => first + at,
  );
  return new Set([`to ${to}`, ...[...wholes, percent].map((one) => `by ${one}`)]);
}

function fits({ to, percent, least, most }: Rise, key: string): boolean {
  const [how, value = ''] = key.split(' ');
  if (how === 'to') return to === value;
  return percent === Number(value) || (Number(value) >= least && Number(value) <= most);
}

function movesOf(key: string, rows: readonly PreviewRow[]): Move[] {
  const [first] = rows;
  if (first?.item.intent !== 'update') return [];
  return shownOf('update', first.edit).map(([field, value]) => {
    const [how, percent] = key.split(' ');
    if (how === 'by') return { field, is: 'rise', from: Number(percent), to: Number(percent) };
    if (how !== 'uneven') return { field, is: 'value', value };
    const percents = rows.map((row) => readRise(row).percent);
    return {
      field,
      is: 'rise',
      from: percents.reduce((least, one) => Math.min(least, one)),
      to: percents.reduce((most, one) => Math.max(most, one)),
    };
  });
}
