import type { Change, EntityType } from './history.ts';

type Flat = string | number | boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Money stands as its number, `{ value: money }` too; ids are texts; what is nested or a list is left out. */
function flatValue(name: string, value: unknown): Flat | undefined {
  if (isRecord(value)) return 'value' in value ? flatValue(name, value.value) : amountOf(value);
  if (name.endsWith('Id') && typeof value === 'number') return String(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

const amountOf = ({ amount }: Record<string, unknown>): number | undefined =>
  typeof amount === 'string' ? Number(amount) : undefined;

/** The history has words of its own for some fields. */
const otherNames: Readonly<Record<string, string>> = { bid: 'bidAmount' };

const idNames: Partial<Record<EntityType, string>> = {
  Campaign: 'campaignId',
  AdGroup: 'adGroupId',
  Keyword: 'keywordId',
  NegativeKeyword: 'keywordId',
  Ad: 'adId',
  Creative: 'creativeId',
};

/** An entity as the history tells it: flat, ids as texts, amounts as numbers. */
export function flatMeta({ entityType, entityId }: Change, fields: object): Record<string, Flat> {
  const meta: Record<string, Flat> = {};
  const idName = idNames[entityType];
  if (idName) meta[idName] = String(entityId);
  for (const [name, value] of Object.entries(fields)) {
    const flat = flatValue(name, value);
    if (flat !== undefined) meta[otherNames[name] ?? name] = flat;
  }
  if (typeof meta.text === 'string') meta.normalizedText = meta.text.toUpperCase();
  return meta;
}

const told: Partial<Record<EntityType, readonly string[]>> = {
  Campaign: ['name'],
  AdGroup: ['name', 'campaignId'],
  Keyword: ['adGroupId', 'campaignId'],
};

/** Name and parents of an entity, for the types of which they are told; texts all of them. */
export function textsOf(change: Change): { entityMetaData?: Record<string, string> } {
  const names = told[change.entityType];
  if (!names) return {};
  const fields = Object.entries(change.latest()).filter(([name]) => names.includes(name));
  return { entityMetaData: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])) };
}
