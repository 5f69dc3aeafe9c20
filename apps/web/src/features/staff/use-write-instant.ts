import { formatInstant } from '@tapwright/i18n/format-instant';
import { useLanguage } from '../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';

/** A moment in the reader's language and on their clock, as seen when it was read. */
export function useWriteInstant(readAt: number): (at: string) => string {
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  return (at) => formatInstant(language, new Date(at), { zone, now: new Date(readAt) });
}
