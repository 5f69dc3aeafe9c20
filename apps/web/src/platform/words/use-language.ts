import { pickLanguage, type Language } from '@tapwright/i18n/languages';
import { useTranslation } from './use-translation.ts';

/** For dates and figures, which change with the words around them. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return pickLanguage(i18n.language);
}
