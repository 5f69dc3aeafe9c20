import { dayOf } from '@tapwright/i18n/format-instant';
import { formatDay } from '@tapwright/i18n/format-day';
import type { Language } from '@tapwright/i18n/languages';

/** The day of a publication as its reader's calendar has it. */
export function writeDay(language: Language, publishedAt: string, zone: string): string {
  return formatDay(language, dayOf(new Date(publishedAt), zone));
}
