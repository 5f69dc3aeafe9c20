import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Place } from '../../platform/fields/places-field.tsx';
import { placeKeys } from '../../platform/keys.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import type { Writing } from './describe-change.ts';

/** How values of a change are written here; moments on the person's clock where no other is named. */
export function useWriting(ownZone?: string): Writing {
  const { t } = useTranslation(['changes', 'adWords', 'frame']);
  const language = useLanguage();
  const [clockZone] = usePersonalSetting((settings) => settings.clockZone);
  const zone = ownZone ?? clockZone;
  const client = useQueryClient();
  return useMemo(() => {
    const findPlaceName = (placeId: string) =>
      [placeKeys.names(), placeKeys.searches()]
        .flatMap((queryKey) => client.getQueriesData<readonly Place[]>({ queryKey }))
        .flatMap(([, places]) => places ?? [])
        .find((place) => place.placeId === placeId)?.name;
    return { t, language, zone, findPlaceName };
  }, [t, language, zone, client]);
}
