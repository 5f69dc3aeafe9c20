import { createInstance, type i18n } from 'i18next';
import type { Language } from './languages.ts';
import type { Messages, Namespace } from './messages.ts';
import { translatorOptions } from './options.ts';
import { particleProcessor } from './settle-particles.ts';

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
  const translator = createInstance().use(particleProcessor);
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
  await ensureMessages(translator, settings.namespaces);
  return translator;
}

/**
 * i18next goes on without a namespace that could not be loaded and never asks for it again; a page would
 * stand there without words. This asks again, and fails when it still cannot be had.
 */
type Store = Pick<i18n, 'language' | 'loadNamespaces' | 'reloadResources' | 'hasResourceBundle'>;

export async function ensureMessages(translator: Store, namespaces: readonly string[]): Promise<void> {
  await translator.loadNamespaces(namespaces);
  await reloadMissing(translator, translator.language, namespaces);
}

/** The language changes only once all that is on the screen can be said in it. */
export async function switchLanguage(translator: i18n, language: Language): Promise<void> {
  await reloadMissing(translator, language, [translator.options.ns ?? []].flat());
  await translator.changeLanguage(language);
}

async function reloadMissing(
  translator: Store,
  language: string,
  namespaces: readonly string[],
): Promise<void> {
  const isMissing = (namespace: string) => !translator.hasResourceBundle(language, namespace);
  const missing = namespaces.filter(isMissing);
  if (missing.length === 0) return;
  await translator.reloadResources([language], missing);
  const lost = missing.filter(isMissing);
  if (lost.length > 0)
    throw new Error(`The messages "${lost.join('", "')}" could not be loaded in ${language}`);
}
