import type { Change, ChangeItem } from '../change.ts';
import type { PreviewRow } from './prepare-preview.ts';

/** Refused since its bid is above the max of its ad group. */
export const isAboveMax = ({ verdict, edit, item }: PreviewRow): boolean =>
  verdict === 'refused' && edit?.adGroup !== undefined && item.intent === 'update';

/** Of each the most that its ad group lets it bid. */
export function takeMax(change: Change, rows: readonly PreviewRow[]): Change {
  const bids = new Map(
    rows.flatMap(({ place, edit }) => (edit?.adGroup ? [[place, edit.adGroup.bid] as const] : [])),
  );
  return {
    ...change,
    items: change.items.map((item, place) => {
      const bid = bids.get(place);
      return bid === undefined ? item : { ...item, fields: { ...item.fields, bid } };
    }),
  };
}

const bidOf = ({ edit }: PreviewRow): string => {
  const bid = edit?.after['bid'];
  return typeof bid === 'string' ? bid : '';
};

/** What the max of an ad group becomes for these of its bids. */
export const highestBid = (rows: readonly PreviewRow[]): string =>
  rows.map(bidOf).reduce((most, bid) => (Number(bid) > Number(most) ? bid : most), '');

/** In the same set each ad group lets them bid as much. */
export function raiseMax(change: Change, rows: readonly PreviewRow[]): Change {
  const raises = [...groupRows(rows).values()].flatMap((own) => raiseOf(own) ?? []);
  const byId = new Map(raises.map((one) => [one.id, one]));
  const kept = change.items.map((item) => {
    const raise = item.kind === 'adGroup' ? byId.get(item.id) : undefined;
    byId.delete(raise?.id ?? '');
    return raise === undefined ? item : { ...item, fields: { ...item.fields, ...raise.fields } };
  });
  return { ...change, items: [...kept, ...byId.values()] };
}

function raiseOf(own: readonly PreviewRow[]): ChangeItem | undefined {
  const [first] = own;
  const adGroup = first?.edit?.adGroup;
  if (first === undefined || adGroup === undefined) return undefined;
  const { item } = first;
  const { adGroupId: id, name, bid } = adGroup;
  return {
    kind: 'adGroup',
    id,
    name,
    places: item.places.slice(0, -1),
    currency: item.currency,
    intent: 'update',
    fields: { bid: highestBid(own) },
    before: { bid },
    isRaise: true,
  };
}

/** Bids above the max that stands are refused again. */
export const withoutRaises = (change: Change, places: readonly number[]): Change => ({
  ...change,
  items: change.items.filter((_, place) => !places.includes(place)),
});

const groupRows = (rows: readonly PreviewRow[]) =>
  Map.groupBy(rows, ({ edit }) => edit?.adGroup?.adGroupId ?? '');

export const countAdGroups = (rows: readonly PreviewRow[]): number => groupRows(rows).size;
