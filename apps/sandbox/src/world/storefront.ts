import type { Language } from './vocabulary/vocabularies.ts';

/** An App Store country in which ads run. */
export type Storefront = {
  code: string;
  name: string;
  language: Language;
  /** As the platform writes it in `languageCode`. */
  languageCode: string;
  /** Where most of its people live; gives the evening peak. */
  zone: string;
  /** Searches compared with the United States. */
  size: number;
  /** A country whose people respond alike, with the price of a tap against it; null where a panel was read. */
  like: { country: string; price: number } | null;
};
