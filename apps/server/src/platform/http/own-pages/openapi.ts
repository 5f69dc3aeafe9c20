import type { Access, CallShape } from '@tapwright/contracts/call';
import { type CodeName, codes, httpStatusOf } from '@tapwright/contracts/codes';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** What any call may answer, besides its own refusals. */
const everywhere: CodeName[] = ['badInput', 'tooManyRequests', 'timedOut', 'executionError'];
const refusalsByAccess: Record<Access['to'], CodeName[]> = {
  anyone: [],
  signedIn: ['noToken', 'tokenEnded', 'accountFrozen', 'secondFactorNeeded'],
  team: [
    'noToken',
    'tokenEnded',
    'accountFrozen',
    'secondFactorNeeded',
    'notPermitted',
    'readOnlyRole',
    'teamNeedsSecondFactor',
  ],
  staff: ['noToken', 'tokenEnded', 'accountFrozen', 'notPermitted', 'secondFactorNeeded'],
};

export const refusalsOf = (call: CallShape): CodeName[] => [
  ...refusalsByAccess[call.access.to],
  ...(call.refusals ?? []),
  ...everywhere,
];

export const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** OpenAPI 3.1, whose schemas are JSON Schema as zod writes it. */
export function describeCalls(calls: readonly CallShape[], publicUrl: URL, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tapwright', version },
    servers: [{ url: publicUrl.origin }],
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    paths,
  };
}

function describeCall(call: CallShape): Json {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...(call.access.to === 'anyone' ? {} : { security: [{ token: [] }] }),
    ...(call.query === undefined ? {} : { parameters: describeQuery(call.query) }),
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: jsonOf(jsonSchemaOf(call.body, 'input')) } }),
    ...(call.file === undefined ? {} : { requestBody: { required: true, content: multipartOf(call.file) } }),
    responses: {
      200: {
        description: 'Done.',
        content: jsonOf(envelopeOf(codes.success, jsonSchemaOf(call.answer, 'output'))),
      },
      ...describeRefusals(call),
    },
  };
}

function describeQuery(query: z.ZodMiniType): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function describeRefusals(call: CallShape): Json {
  const byStatus = Map.groupBy(refusalsOf(call), httpStatusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: names.map((name) => `${codes[name]} ${name}`).join(', '),
        content: jsonOf(envelopeOf(undefined, {})),
      },
    ]),
  );
}

const multipartOf = (field: string): Json => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: [field],
      properties: { [field]: { type: 'string', format: 'binary' } },
    },
  },
});

const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } });

const envelopeOf = (code: number | undefined, data: Json): Json => ({
  type: 'object',
  required: ['code', 'data', 'message'],
  properties: {
    code: code === undefined ? { type: 'integer' } : { const: code },
    data,
    message: { type: 'string' },
  },
});
