import type { i18n } from 'i18next';
import * as z from 'zod/mini';
import { createClientTranslator, switchLanguage, type LoadMessages } from '@tapwright/i18n/client';
import { isLanguage, languages, pickLanguage, type Language } from '@tapwright/i18n/languages';
import type { Messages } from '@tapwright/i18n/messages';
import { failureShownMs } from '@tapwright/contracts/limits';
import { everyTab } from '../browser.ts';
import { storedValue } from '../person/stored-value.ts';
import { showToast } from '../calls/toasts.ts';

/** Of the first page that somebody meets, who is not signed in. */
const firstFiles = import.meta.glob<Messages[keyof Messages]>(
  '../../../../../packages/i18n/messages/*/{accounts,errors,frame}.json',
  { import: 'default' },
);

const load: LoadMessages = async <Name extends keyof Messages>(language: Language, namespace: Name) => {
  const path = `../../../../../packages/i18n/messages/${language}/${namespace}.json`;
  const file = firstFiles[path] ?? (await import('./later-messages.ts')).laterFiles[path];
  if (file === undefined) throw new Error(`No messages for ${language}/${namespace}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the path holds the namespace, and every language has the keys of English (checked)
  return (await file()) as Messages[Name];
};

const chosenLanguage = storedValue(everyTab, 'tapwright.language', z.nullable(z.enum(languages)), null);

let current: Language = chosenLanguage.get() ?? pickLanguage(navigator.languages);

/** What the reader reads now; also what the server is sent. */
export function currentLanguage(): Language {
  return current;
}

export async function createTranslator(): Promise<i18n> {
  const translator = await createClientTranslator({
    language: current,
    namespaces: ['frame', 'errors'],
    load,
    strict: import.meta.env.DEV,
  });
  applyLanguage(current);
  // Before anything is drawn in it: what is asked of the server then is asked in it too.
  translator.on('languageChanged', (name) => {
    if (isLanguage(name)) applyLanguage(name);
  });
  chosenLanguage.subscribe(() => {
    const chosen = chosenLanguage.get();
    if (chosen !== null && chosen !== current) void changeTo(translator, chosen);
  });
  return translator;
}

export function chooseLanguage(language: Language) {
  chosenLanguage.set(language);
}

async function changeTo(translator: i18n, language: Language) {
  try {
    await switchLanguage(translator, language);
  } catch {
    showToast({ tone: 'poor', text: translator.t('errors:executionError'), shownMs: failureShownMs });
  }
}

function applyLanguage(language: Language) {
  current = language;
  document.documentElement.lang = language;
}
