import { readFileSync } from 'node:fs';
import type { Language } from '@tapwright/i18n/languages';
import type { Messages } from '@tapwright/i18n/messages';

export function messagesOf(language: Language): Messages['operationLog'] {
  const file = new URL(
    `../../../../../../packages/i18n/messages/${language}/operationLog.json`,
    import.meta.url,
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Messages['operationLog'];
}
