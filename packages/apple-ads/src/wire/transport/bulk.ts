import * as z from 'zod/mini';
import { errorDetail } from './error.ts';
import { id } from '../values/id.ts';
import { openEnum } from '../values/open-enum.ts';

/** Apple names no limit; v5 allowed as many, and the largest batch anyone has shown to work is smaller. */
export const maxBulkItems = 1000;

const correlationIdsAreUnique = z.superRefine<{ items: readonly { correlationId: number }[] }>(
  ({ items }, context) => {
    const seen = new Set<number>();
    for (const [index, { correlationId }] of items.entries()) {
      if (seen.has(correlationId))
        context.addIssue({
          code: 'custom',
          path: ['items', index, 'correlationId'],
          params: { code: 'INVALID_VALUE' },
        });
      seen.add(correlationId);
    }
  },
);

/** The batch is answered item by item, so the items' data can be judged on their own with `bulkOf(z.unknown())`. */
export const bulkOf = <Data extends z.ZodMiniType>(data: Data) =>
  z
    .strictObject({
      allowPartialSuccess: z.nullish(z.boolean()),
      items: z
        .array(z.strictObject({ correlationId: z.int().check(z.gte(0)), data }))
        .check(z.minLength(1), z.maxLength(maxBulkItems)),
    })
    .check(correlationIdsAreUnique);

export const bulkEnvelope = bulkOf(z.unknown());

export const bulkDelete = z.strictObject({ id });

const bulkOperations = ['CREATE', 'UPDATE', 'DELETE'] as const;

const itemError = z.looseObject({
  code: z.nullish(z.string()),
  message: z.nullish(z.string()),
  details: z.nullish(z.array(errorDetail)),
});

export const bulkAnswerOf = <Entity extends z.ZodMiniType>(entity: Entity) =>
  z.looseObject({
    result: z.array(
      z.looseObject({
        correlationId: z.int(),
        operation: z.nullish(openEnum(bulkOperations)),
        success: z.boolean(),
        result: z.nullish(entity),
        error: z.nullish(itemError),
      }),
    ),
    error: z.nullish(z.unknown()),
  });
