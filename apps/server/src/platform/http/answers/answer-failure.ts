import { type CodeName, codes, httpStatusOf } from '@tapwright/contracts/codes';
import type { RefusedFields } from '@tapwright/contracts/refused-fields';
import type { FieldMessage } from '@tapwright/contracts/field-message';
import type { Language } from '@tapwright/i18n/languages';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Translate } from '@tapwright/i18n/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../refusal.ts';
import { languageOf } from '../requests/request-language.ts';

/** A word of the protocol, which clients compare; the console says it in its reader's language. */
const unknownFailure = 'execution error';

/** Somebody tried what they may not, or a secret that is not theirs: from these lines an attack can be seen. */
const isWorthALine: ReadonlySet<CodeName> = new Set<CodeName>([
  'notPermitted',
  'readOnlyRole',
  'disabledInTeam',
  'memberOutOfScope',
  'roleNotGrantable',
  'scopeTooWide',
  'firstStaffOnly',
  'accountFrozen',
  'wrongPassword',
  'signInWait',
  'captchaWrong',
  'codeWrong',
  'codeTooOften',
  'wrongSecondFactor',
  'passkeyRefused',
  'personNotConfirmed',
]);

/** Whatever was thrown, as the envelope in the reader's language. The cause of an unknown failure stays in the log. */
export function answerFailure(
  { translate, log }: Pick<Deps, 'translate' | 'log'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = error instanceof Refusal ? error : new Refusal(codeNameOf(error));
  const { codeName, details } = refusal;
  if (codeName === 'executionError') log.error({ requestId: request.id, err: error }, 'a request failed');
  if (isWorthALine.has(codeName))
    log.warn(
      {
        requestId: request.id,
        route: request.routeOptions.url ?? 'none',
        refusal: codeName,
        address: request.ip,
        userId: request.person?.userId,
        ...details.logged,
      },
      'a call was refused',
    );
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', details.retryAfterSeconds);
  const language = languageOf(request);
  const message =
    codeName === 'executionError'
      ? unknownFailure
      : translate(language, details.message ?? `errors:${codeName}`, details.values);
  const data = details.fields === undefined ? null : translateFields(translate, language, details.fields);
  return reply.status(httpStatusOf(codeName)).send({ code: codes[codeName], data, message });
}

const codeNamesOfFastify: Record<string, CodeName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_HANDLER_TIMEOUT: 'timedOut',
  FST_ERR_NOT_FOUND: 'notFound',
  // A way out of the folder of the built console.
  FST_STATIC_FORBIDDEN_PATH: 'notFound',
};

function codeNameOf(error: unknown): CodeName {
  if (!(error instanceof Error)) return 'executionError';
  // A folder asked for among the files of the built console: it has neither a code nor anything to show.
  if (error.name === 'ForbiddenError') return 'notFound';
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code !== 'string') return 'executionError';
  const known = codeNamesOfFastify[code];
  if (known !== undefined) return known;
  if (!code.startsWith('FST_ERR_')) return 'executionError';
  // What the sender did wrong: broken JSON, another media type, an address that cannot be read.
  const status: unknown = Reflect.get(error, 'statusCode');
  return typeof status === 'number' && status < 500 ? 'badInput' : 'executionError';
}

function translateFields(
  translate: Translate,
  language: Language,
  fields: Record<string, MessageKey | FieldMessage>,
): RefusedFields {
  const said = Object.entries(fields).map(([field, message]) => {
    const { key, values } = typeof message === 'string' ? { key: message, values: {} } : message;
    return [field, translate(language, isMessageKey(key) ? key : 'errors:fields.wrongForm', values)] as const;
  });
  return { fields: Object.fromEntries(said) };
}

/** That the contracts name only messages that exist is checked where all message keys are. */
function isMessageKey(key: string): key is MessageKey {
  return /^\w+:[\w.]+$/.test(key);
}
