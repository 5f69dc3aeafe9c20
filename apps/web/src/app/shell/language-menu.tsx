import { IconLanguage } from '@tabler/icons-react';
import { isLanguage, languageNames, languages } from '@tapwright/i18n/languages';
import { Button } from '@tapwright/ui/forms/button';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuRadios } from '@tapwright/ui/overlay/menu';
import { chooseLanguage } from '../../platform/words/translator.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';

type Props = {
  /** With the name of the language, where there is room for it. */
  readonly isNamed?: boolean;
};

export function LanguageMenu({ isNamed = false }: Props) {
  const { t, i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return (
    <Menu
      trigger={
        isNamed ? (
          <Button variant="subtle" icon={<IconLanguage size={18} />}>
            <span className="tw-visually-hidden">{t('language')} </span>
            {languageNames[language]}
          </Button>
        ) : (
          <IconButton aria-label={t('language')}>
            <IconLanguage size={18} />
          </IconButton>
        )
      }
    >
      <MenuRadios
        value={language}
        options={languages.map((language) => ({
          value: language,
          label: languageNames[language],
          lang: language,
        }))}
        closes
        onChange={chooseLanguage}
      />
    </Menu>
  );
}
