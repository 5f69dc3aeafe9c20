import * as z from 'zod/mini';
import type { World } from '../../world/world.ts';

const decision = z.strictObject({
  state: z.enum(['APPLIED', 'DISMISSED']),
  at: z.number(),
  /** What was chosen, in hundredths; null for a dismissal. */
  applied: z.nullable(z.int()),
  /** The recommendation as it stood, so that it can still be shown. */
  row: z.record(z.string(), z.json()),
});

export type Decision = z.output<typeof decision>;

const note = 'recommendationDecisions';

/** What was decided about recommendations, by their ids; kept among the notes of the world. */
export function readDecisions(world: World): Record<string, Decision> {
  return z.parse(z.record(z.string(), decision), world.notes.get(note) ?? {});
}

export function keepDecision(world: World, id: string, made: Decision): void {
  world.notes.set(note, { ...readDecisions(world), [id]: made });
}
