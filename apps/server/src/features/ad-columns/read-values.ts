import { type Columns, fromApple } from '@tapwright/contracts/ad-columns';
import { type AdStatus, adStatuses, type DeliveryMode, deliveryModes } from '@tapwright/contracts/ad-values';
import { recordOf } from '@tapwright/contracts/typed-record';

export const modeOf = (account: { deliveryMode: string } | undefined): DeliveryMode =>
  deliveryModes.find((mode) => mode === account?.deliveryMode) ?? 'collaborative';

export const statusOf = (word: unknown): AdStatus =>
  adStatuses.find((status) => status === word) ?? 'removed';

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const zoned = /(?:Z|[+-]\d{2}:\d{2})$/;

/** Apple writes it without a zone, and means UTC. */
function instantOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const at = new Date(zoned.test(value) ? value : `${value}Z`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A list of words that came as JSON. */
export function wordsOf(value: unknown): string[] {
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : null;
  return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
}

/** What a row says out of Apple's object, from the details that its level reads; `none` is a row without any. */
export function appleReader<Of extends Columns>(columns: Of) {
  const { texts, instants, lists, flags } = fromApple(columns);
  const none = {
    ...recordOf<(typeof texts)[number], string | null>(texts, () => null),
    ...recordOf<(typeof instants)[number], string | null>(instants, () => null),
    ...recordOf<(typeof lists)[number], string[]>(lists, () => []),
    ...recordOf<(typeof flags)[number], boolean>(flags, () => false),
  };
  type Part = typeof none;
  const fill = <Row extends Part>(row: Row, details: Readonly<Record<string, unknown>>): Row => {
    const inTexts: Record<(typeof texts)[number], string | null> = row;
    const inInstants: Record<(typeof instants)[number], string | null> = row;
    const inLists: Record<(typeof lists)[number], string[]> = row;
    const inFlags: Record<(typeof flags)[number], boolean> = row;
    for (const key of texts) inTexts[key] = textOf(details[key]);
    for (const key of instants) inInstants[key] = instantOf(details[key]);
    for (const key of lists) inLists[key] = wordsOf(details[key]);
    for (const key of flags) inFlags[key] = details[key] === 'true';
    return row;
  };
  return { none, fill, read: (details: Readonly<Record<string, unknown>>) => fill({ ...none }, details) };
}
