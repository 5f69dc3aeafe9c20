import type { InitOptions } from 'i18next';
import { languages } from './languages.ts';
import { namespaces } from './messages.ts';
import { particleProcessor } from './settle-particles.ts';

/** What the browser and the server share, so that one message reads the same on both. */
export function translatorOptions(strict: boolean) {
  return {
    supportedLngs: [...languages],
    // Every language has every key (checked), so English is never loaded as a second language.
    fallbackLng: false,
    defaultNS: 'frame',
    // React and our mail frame escape; escaping here too would show `&amp;`.
    interpolation: { escapeValue: false },
    postProcess: particleProcessor.name,
    parseMissingKeyHandler: (key: string) => {
      if (strict) throw new Error(`No message "${key}". Namespaces: ${namespaces.join(', ')}.`);
      return '';
    },
    missingInterpolationHandler: (text: string, [placeholder = '']: RegExpMatchArray) => {
      if (strict) throw new Error(`"${text}" was not given ${placeholder}.`);
      return '';
    },
  } satisfies InitOptions;
}
