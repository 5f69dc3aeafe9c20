import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { languages, type Language } from './languages.ts';
import { type MessageKey, namespaces } from './messages.ts';
import { translatorOptions } from './options.ts';
import { particleProcessor } from './settle-particles.ts';

export type MessageValues = Record<string, string | number>;
export type Translate = (language: Language, key: MessageKey, values?: MessageValues) => string;

const read = new Map<Language, Record<string, object>>();

function readMessages(language: Language): Record<string, object> {
  const messages =
    read.get(language) ??
    Object.fromEntries(
      namespaces.map((namespace) => {
        const file = new URL(`../messages/${language}/${namespace}.json`, import.meta.url);
        return [namespace, JSON.parse(readFileSync(file, 'utf8'))];
      }),
    );
  read.set(language, messages);
  return messages;
}

/** Reads every message once in a process; from then on each sentence is ready without waiting,
 * and one without values is put together once. */
export function createServerTranslator({ strict }: { strict: boolean }): { translate: Translate } {
  const translator = createInstance().use(particleProcessor);
  void translator.init({
    ...translatorOptions(strict),
    initAsync: false,
    resources: Object.fromEntries(languages.map((language) => [language, readMessages(language)])),
  });
  const fixed = new Map(languages.map((language) => [language, new Map<MessageKey, string>()]));
  const translate: Translate = (language, key, values) => {
    if (values !== undefined) return translator.t(key, { ...values, lng: language });
    const known = fixed.get(language)?.get(key);
    if (known !== undefined) return known;
    const text = translator.t(key, { lng: language });
    fixed.get(language)?.set(key, text);
    return text;
  };
  return { translate };
}
