import { languageNames, languages } from '@tapwright/i18n/languages';
import { chooseLanguage } from '../../platform/words/translator.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './language-list.module.css';

/** Each name in its own language and face, so that everybody finds theirs. */
export function LanguageList() {
  const { t, i18n } = useTranslation();
  return (
    <ul className={classes.list} aria-label={t('language')}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className={classes.name}
            aria-current={language === i18n.language}
            onClick={() => chooseLanguage(language)}
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
