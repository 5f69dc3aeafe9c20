import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type EndpointName, endpoints } from '../wire/endpoints.ts';
import { examples } from '../wire/examples.ts';
import { quickReaderOf, refused } from './quick-reader.ts';

const names = Object.keys(endpoints) as EndpointName[];
const longest = 9_223_372_036_854_775_807n;
const strange = [null, undefined, 'x', '', '17', 3, 1.5, -1, 2 ** 60, longest, true, {}, { id: 1 }, [], [7]];

type Step = { place: number; into: boolean };

/** The value with something else in one place, found by going down into it. */
function exchange(value: unknown, [step, ...rest]: readonly Step[], other: unknown): unknown {
  if (typeof value !== 'object' || value === null || !step) return other;
  const entries = Object.entries(value);
  const at = step.place % Math.max(1, entries.length);
  const changed = entries.map(([key, part], index) => [
    key,
    index !== at ? part : step.into ? exchange(part, rest, other) : other,
  ]);
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}

const steps = fc.array(fc.record({ place: fc.nat(40), into: fc.boolean() }), { minLength: 1, maxLength: 8 });

describe.each(names)('%s', (name) => {
  const answer: z.ZodMiniType = endpoints[name].answer;
  const readBoth = (value: unknown) => {
    const { data } = z.safeParse(answer, structuredClone(value));
    const quick = quickReaderOf(answer)(structuredClone(value));
    return { data, quick: quick === refused ? undefined : quick };
  };

  it('is read by the quick reader as by the schema', () => {
    const { data, quick } = readBoth(examples[name].answer);
    expect(quick).toBeDefined();
    expect(quick).toEqual(data);
  });

  it('is refused by the quick reader just where the schema refuses', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...strange), (down, other) => {
        const { data, quick } = readBoth(exchange(examples[name].answer, down, other));
        expect(quick).toEqual(data);
      }),
    );
  });
});
