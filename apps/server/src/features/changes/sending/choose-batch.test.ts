import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditRow } from '../sets/edits-store.ts';
import { chooseBatch } from './choose-batch.ts';

const place = { campaignId: '1', adGroupId: '10' };
let numbered = 0;
const editOf = (given: Partial<EditRow>): EditRow => {
  numbered += 1;
  return {
    changeSetId: 1,
    number: numbered,
    kind: 'keyword',
    objectId: '100',
    adAccountId: '5',
    ...place,
    intent: 'update',
    before: {},
    after: {},
    state: 'waiting',
    attempts: 0,
    adviceId: null,
    ...given,
  };
};
const numbersOf = (edits: readonly EditRow[], maxSize = 1000) =>
  chooseBatch(edits, maxSize)?.edits.map((edit) => edits.indexOf(edit));

test('one object goes once, later edits of it wait', () => {
  expect(numbersOf([editOf({}), editOf({}), editOf({ objectId: '101' })])).toEqual([0, 2]);
});

test('what lies in an object that is to change first waits for it', () => {
  const edits = [editOf({}), editOf({ kind: 'adGroup', objectId: '10' }), editOf({ objectId: '101' })];
  expect(numbersOf(edits)).toEqual([0]);
});

test('a removal waits for what is to change inside before', () => {
  const removal = { kind: 'adGroup', adGroupId: '10', objectId: '10', intent: 'remove' } as const;
  const edits = [editOf({ ...removal, objectId: '11', adGroupId: '11' }), editOf({}), editOf(removal)];
  expect(numbersOf(edits)).toEqual([0]);
});

test('what was sent and never answered is read back before anything else of its kind', () => {
  const edits = [editOf({ state: 'sent' }), editOf({ objectId: '101' })];
  expect(chooseBatch(edits, 10)).toMatchObject({ isUnknown: true, edits: [{ objectId: '100' }] });
});

test('a batch is no larger than it may be, of one kind and intent, and never empty while something is open', () => {
  const anyEdit = fc.record({
    kind: fc.constantFrom('campaign' as const, 'adGroup' as const, 'keyword' as const),
    intent: fc.constantFrom('update' as const, 'remove' as const),
    state: fc.constantFrom('waiting' as const, 'sent' as const),
    objectId: fc.constantFrom('1', '2', '10', '11', '100', '101'),
    adGroupId: fc.constantFrom('10', '11'),
  });
  fc.assert(
    fc.property(
      fc.array(anyEdit, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 10 }),
      (given, size) => {
        const edits = given.map(editOf);
        const batch = chooseBatch(edits, size);
        const chosen = batch?.edits ?? [];
        expect(chosen[0]).toBe(edits[0]);
        expect(chosen.length).toBeLessThanOrEqual(size);
        const kinds = new Set(chosen.map(({ kind, intent, state }) => `${kind} ${intent} ${state}`));
        expect(kinds.size).toBe(1);
        const objects = chosen.map(({ objectId }) => objectId);
        expect(new Set(objects).size).toBe(objects.length);
      },
    ),
  );
});
