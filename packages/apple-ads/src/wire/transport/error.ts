import * as z from 'zod/mini';

export const errorDetail = z.looseObject({
  code: z.nullish(z.string()),
  message: z.nullish(z.string()),
  info: z.nullish(z.unknown()),
});

/** One documented example nests its details under `errors`, all others under `details`; both are read. */
const wireError = z.looseObject({
  code: z.nullish(z.string()),
  message: z.nullish(z.string()),
  details: z.nullish(z.array(errorDetail)),
  errors: z.nullish(z.array(errorDetail)),
});

export type WireError = z.output<typeof wireError>;
export type ErrorDetail = z.output<typeof errorDetail>;

export const errorAnswer = z.looseObject({ error: wireError });

/** A few pages type the answer as the error itself, without the envelope around it. */
const bareError = wireError.check(
  z.refine(({ code, message }) => typeof code === 'string' || typeof message === 'string'),
);

export function readErrorAnswer(body: unknown): WireError | undefined {
  return z.safeParse(errorAnswer, body).data?.error ?? z.safeParse(bareError, body).data;
}

export function listErrorDetails({ details, errors }: WireError): readonly ErrorDetail[] {
  return [...(details ?? []), ...(errors ?? [])];
}

type ErrorCode = {
  status: 400 | 401 | 403 | 404 | 405 | 429 | 500;
  known: 'documented' | 'seen' | 'assumed';
};

/** Apple publishes no list; `assumed` codes fill gaps, so a client must not depend on their exact spelling. */
export const errorCodes = {
  VALIDATION_ERROR: { status: 400, known: 'documented' },
  BUDGET_ORDER_OVERLAPPING: { status: 400, known: 'documented' },
  DUPLICATE_NAME: { status: 400, known: 'documented' },
  DUPLICATE_KEYWORD: { status: 400, known: 'assumed' },
  INVALID_ARGUMENT: { status: 400, known: 'documented' },
  INVALID_VALUE: { status: 400, known: 'seen' },
  MISSING_REQUIRED_FIELD: { status: 400, known: 'documented' },
  FIELD_REQUIRED: { status: 400, known: 'documented' },
  MISSING_REQUIRED_FILTER: { status: 400, known: 'documented' },
  INVALID_INPUT: { status: 400, known: 'documented' },
  INVALID_COUNTRY_CODE: { status: 400, known: 'documented' },
  MIN_QUERY_LENGTH: { status: 400, known: 'documented' },
  REQUEST_UNRECOGNIZED_PROPERTY: { status: 400, known: 'seen' },
  MISSING_FIELD: { status: 400, known: 'documented' },
  BAD_REQUEST: { status: 400, known: 'documented' },
  NOT_AUTHED: { status: 401, known: 'documented' },
  UNAUTHORIZED: { status: 401, known: 'assumed' },
  FORBIDDEN: { status: 403, known: 'assumed' },
  NOT_FOUND: { status: 404, known: 'documented' },
  ENTITY_NOT_FOUND: { status: 404, known: 'documented' },
  RESOURCE_NOT_FOUND_ENTITY: { status: 404, known: 'documented' },
  METHOD_NOT_ALLOWED: { status: 405, known: 'assumed' },
  CAMPAIGN_NOT_FOUND: { status: 404, known: 'documented' },
  RATE_LIMIT_EXCEEDED: { status: 429, known: 'assumed' },
  INTERNAL_SERVER_ERROR: { status: 500, known: 'assumed' },
} as const satisfies Record<string, ErrorCode>;

export type ErrorCodeName = keyof typeof errorCodes;
