import { type Language, pickLanguage } from '@tapwright/i18n/languages';
import type { FastifyRequest } from 'fastify';

const maxRemembered = 500;
const picked = new Map<string, Language>();

/** From Accept-Language. Browsers send the same few headers over and over, so the choice is remembered. */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? '';
  const known = picked.get(header);
  if (known !== undefined) return known;
  if (picked.size === maxRemembered) picked.clear();
  const language = pickLanguage(header);
  picked.set(header, language);
  return language;
}
