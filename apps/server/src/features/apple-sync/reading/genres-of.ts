import { genres } from '@tapwright/apple-ads/wire/advice/search-term-popularity';

type Genre = (typeof genres)[number];

/** Categories of the App Store that are part of a genre of another name. */
const partOf: Readonly<Record<string, Genre>> = {
  BOOKS: 'NEW_PUBLICATION',
  NEWS: 'NEW_PUBLICATION',
  MAGAZINES_NEWSPAPERS: 'NEW_PUBLICATION',
  REFERENCE: 'EDUCATION',
  MEDICAL: 'HEALTH_FITNESS',
  MUSIC: 'ENTERTAINMENT',
  GRAPHICS_DESIGN: 'PHOTO_VIDEO',
  NAVIGATION: 'TRAVEL',
  PRODUCTIVITY: 'PRODUCTIVITY_UTILITIES',
  UTILITIES: 'PRODUCTIVITY_UTILITIES',
  WEATHER: 'PRODUCTIVITY_UTILITIES',
  DEVELOPER_TOOLS: 'PRODUCTIVITY_UTILITIES',
};

/** Under which genres Apple publishes what is searched for in these categories, which it names as the App Store does. */
export function genresOf(categories: readonly string[]): Genre[] {
  const found = categories.flatMap((category) => {
    const name = category
      .toUpperCase()
      .split(/[^A-Z]+/)
      .filter(Boolean)
      .join('_');
    return genres.find((genre) => genre === name) ?? partOf[name] ?? [];
  });
  return [...new Set(found)];
}
