import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isLanguage, languageNames, languages } from '@tapwright/i18n/languages';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuRadios } from '@tapwright/ui/overlay/menu';
import { chooseLanguage } from '../../platform/translator.ts';

export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  return (
    <Menu
      trigger={
        <IconButton aria-label={t('language')}>
          <IconLanguage size={18} />
        </IconButton>
      }
    >
      <MenuRadios
        value={isLanguage(i18n.language) ? i18n.language : 'en'}
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
