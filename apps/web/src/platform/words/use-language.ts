import { useTranslation } from 'react-i18next';
import { pickLanguage, type Language } from '@tapwright/i18n/languages';

/** For dates and figures, which change with the words around them. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return pickLanguage(i18n.language);
}
