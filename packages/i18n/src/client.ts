import { createInstance, type i18n } from 'i18next';
import type { Language } from './languages.ts';
import type { Messages, Namespace } from './messages.ts';
import { translatorOptions } from './options.ts';

export type LoadMessages = <Name extends Namespace>(
  language: Language,
  namespace: Name,
) => Promise<Messages[Name]>;

export type ClientTranslatorSettings = {
  language: Language;
  /** Loaded before the promise is kept; all others when a page first asks for them. */
  namespaces: readonly Namespace[];
  load: LoadMessages;
  /** Throw for an unknown key or a forgotten value: development and tests. */
  strict: boolean;
};

/** Hand it to `I18nextProvider` of react-i18next. */
export async function createClientTranslator(settings: ClientTranslatorSettings): Promise<i18n> {
  const translator = createInstance();
  translator.use({
    type: 'backend',
    init: () => undefined,
    read: (language: Language, namespace: Namespace) => settings.load(language, namespace),
  });
  await translator.init({
    ...translatorOptions(settings.strict),
    lng: settings.language,
    ns: settings.namespaces,
  });
  return translator;
}
