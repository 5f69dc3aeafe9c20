import { dateFormat } from './intl-cache.ts';
import type { Language } from './languages.ts';

/** "Central European Time" for Europe/Paris; a zone that is not known here is shown as it is. */
export function nameZone(language: Language, zone: string): string {
  if (zone === 'UTC') return zone;
  try {
    const parts = dateFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    return zone;
  }
}
