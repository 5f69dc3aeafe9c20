import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/use-language.ts';
import { usePersonalSetting } from '../../platform/use-personal-setting.ts';
import type { Writing } from './describe-change.ts';

/** How values of a change are written here; moments on the person's clock where no other is named. */
export function useWriting(ownZone?: string): Writing {
  const { t } = useTranslation(['changes', 'adWords', 'frame']);
  const language = useLanguage();
  const [clockZone] = usePersonalSetting((settings) => settings.clockZone);
  const zone = ownZone ?? clockZone;
  return useMemo(() => ({ t, language, zone }), [t, language, zone]);
}
