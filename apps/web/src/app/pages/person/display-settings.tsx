import type { ReactNode } from 'react';
import { isLanguage, languageNames, languages } from '@tapwright/i18n/languages';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { chooseLanguage } from '../../../platform/words/translator.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { UnitSwitch } from '../../shell/unit-switch.tsx';
import { appearances } from '../../appearances.ts';
import { useAppearance } from '@tapwright/ui/look/appearance';
import { ClockZone } from './clock-zone.tsx';
import classes from './display-settings.module.css';

export function DisplaySettings() {
  const { t, i18n } = useTranslation();
  const [appearance, setAppearance] = useAppearance();
  return (
    <div className={classes.list}>
      <Setting name={t('language')}>
        <Segmented
          label={t('language')}
          value={i18n.language}
          options={languages.map((language) => ({
            value: language,
            name: languageNames[language],
            label: <span lang={language}>{languageNames[language]}</span>,
          }))}
          onChange={(next) => {
            if (isLanguage(next)) chooseLanguage(next);
          }}
        />
      </Setting>
      <Setting name={t('appearance.label')}>
        <Segmented
          label={t('appearance.label')}
          value={appearance}
          options={appearances.map(({ appearance: value, name }) => ({ value, label: i18n.t(name) }))}
          onChange={setAppearance}
        />
      </Setting>
      <Setting name={t('unit.label')}>
        <UnitSwitch />
      </Setting>
      <ClockZone />
    </div>
  );
}

function Setting({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className={classes.name} aria-hidden>
        {name}
      </p>
      {children}
    </div>
  );
}
