import { furtherStorefronts } from './further-storefronts.ts';
import type { Storefront } from './storefront.ts';
import type { Language } from './vocabulary/vocabularies.ts';

function storefront(
  code: string,
  name: string,
  language: Language,
  languageCode: string,
  zone: string,
  size: number,
): Storefront {
  return { code, name, language, languageCode, zone, size, like: null };
}

const readByPanel: readonly Storefront[] = [
  storefront('US', 'United States', 'en', 'en-US', 'America/Chicago', 1),
  storefront('GB', 'United Kingdom', 'en', 'en-GB', 'Europe/London', 0.22),
  storefront('AU', 'Australia', 'en', 'en-AU', 'Australia/Sydney', 0.1),
  storefront('CA', 'Canada', 'en', 'en-CA', 'America/Toronto', 0.12),
  storefront('CH', 'Switzerland', 'de', 'de-DE', 'Europe/Zurich', 0.03),
  storefront('IL', 'Israel', 'he', 'he', 'Asia/Jerusalem', 0.03),
  storefront('DE', 'Germany', 'de', 'de-DE', 'Europe/Berlin', 0.2),
  storefront('FR', 'France', 'fr', 'fr-FR', 'Europe/Paris', 0.18),
  storefront('NL', 'Netherlands', 'nl', 'nl-NL', 'Europe/Amsterdam', 0.06),
  storefront('SE', 'Sweden', 'sv', 'sv', 'Europe/Stockholm', 0.04),
  storefront('IT', 'Italy', 'it', 'it', 'Europe/Rome', 0.13),
  storefront('ES', 'Spain', 'es', 'es-ES', 'Europe/Madrid', 0.12),
  storefront('CN', 'China mainland', 'zh-Hans', 'zh-Hans', 'Asia/Shanghai', 0.9),
  storefront('JP', 'Japan', 'ja', 'ja', 'Asia/Tokyo', 0.45),
  storefront('KR', 'Korea', 'ko', 'ko', 'Asia/Seoul', 0.15),
  storefront('TW', 'Taiwan', 'zh-Hant', 'zh-Hant', 'Asia/Taipei', 0.09),
  storefront('HK', 'Hong Kong', 'zh-Hant', 'zh-Hant', 'Asia/Hong_Kong', 0.05),
  storefront('SG', 'Singapore', 'en', 'en-GB', 'Asia/Singapore', 0.03),
  storefront('BR', 'Brazil', 'pt', 'pt-BR', 'America/Sao_Paulo', 0.25),
  storefront('MX', 'Mexico', 'es', 'es-MX', 'America/Mexico_City', 0.16),
  storefront('IN', 'India', 'en', 'en-GB', 'Asia/Kolkata', 0.3),
  storefront('ID', 'Indonesia', 'id', 'id', 'Asia/Jakarta', 0.14),
  storefront('TR', 'Türkiye', 'tr', 'tr', 'Europe/Istanbul', 0.13),
  storefront('VN', 'Vietnam', 'vi', 'vi', 'Asia/Ho_Chi_Minh', 0.1),
];

/** In which ads run; as many as Apple has. */
export const storefronts: readonly Storefront[] = [...readByPanel, ...furtherStorefronts];

const byCode = new Map(storefronts.map((storefront) => [storefront.code, storefront]));

export function findStorefront(code: string): Storefront | undefined {
  return byCode.get(code);
}

export function getStorefront(code: string): Storefront {
  const found = byCode.get(code);
  if (!found) throw new RangeError(`no ads run in the storefront ${code}`);
  return found;
}
