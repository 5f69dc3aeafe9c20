export const categoryKeys = [
  'utilities',
  'medical',
  'sports',
  'graphicsDesign',
  'education',
  'lifestyle',
  'finance',
  'socialNetworking',
  'business',
  'music',
  'photoVideo',
  'travel',
  'productivity',
  'weather',
  'games',
  'entertainment',
  'healthFitness',
  'books',
  'foodDrink',
  'shopping',
] as const;

export type CategoryKey = (typeof categoryKeys)[number];

/** The genres under which Apple publishes popular search terms. */
export type Genre =
  | 'BUSINESS'
  | 'EDUCATION'
  | 'ENTERTAINMENT'
  | 'FINANCE'
  | 'FOOD_DRINK'
  | 'GAMES'
  | 'HEALTH_FITNESS'
  | 'LIFESTYLE'
  | 'NEW_PUBLICATION'
  | 'PHOTO_VIDEO'
  | 'PRODUCTIVITY_UTILITIES'
  | 'SHOPPING'
  | 'SOCIAL_NETWORKING'
  | 'SPORTS'
  | 'TRAVEL';

export type Category = {
  /** As the App Store prints it in English. */
  name: string;
  genre: Genre;
  /** Share of women among its searchers. */
  womenShare: number;
  /** Share of searches made on an iPad. */
  ipadShare: number;
  /** Share of tap-through installs by people who had the app before. */
  redownloadShare: number;
};

function category(
  name: string,
  genre: Genre,
  womenShare: number,
  ipadShare: number,
  redownloadShare = 0.3,
): Category {
  return { name, genre, womenShare, ipadShare, redownloadShare };
}

export const categories: Readonly<Record<CategoryKey, Category>> = {
  utilities: category('Utilities', 'PRODUCTIVITY_UTILITIES', 0.44, 0.14, 0.42),
  medical: category('Medical', 'HEALTH_FITNESS', 0.58, 0.09),
  sports: category('Sports', 'SPORTS', 0.24, 0.08),
  graphicsDesign: category('Graphics & Design', 'PHOTO_VIDEO', 0.52, 0.31),
  education: category('Education', 'EDUCATION', 0.55, 0.24),
  lifestyle: category('Lifestyle', 'LIFESTYLE', 0.62, 0.08),
  finance: category('Finance', 'FINANCE', 0.41, 0.06),
  socialNetworking: category('Social Networking', 'SOCIAL_NETWORKING', 0.48, 0.06),
  business: category('Business', 'BUSINESS', 0.4, 0.15),
  music: category('Music', 'ENTERTAINMENT', 0.43, 0.17),
  photoVideo: category('Photo & Video', 'PHOTO_VIDEO', 0.63, 0.11),
  travel: category('Travel', 'TRAVEL', 0.51, 0.08),
  productivity: category('Productivity', 'PRODUCTIVITY_UTILITIES', 0.49, 0.19, 0.36),
  weather: category('Weather', 'PRODUCTIVITY_UTILITIES', 0.45, 0.12, 0.38),
  games: category('Games', 'GAMES', 0.42, 0.22),
  entertainment: category('Entertainment', 'ENTERTAINMENT', 0.5, 0.18),
  healthFitness: category('Health & Fitness', 'HEALTH_FITNESS', 0.64, 0.05),
  books: category('Books', 'NEW_PUBLICATION', 0.61, 0.23),
  foodDrink: category('Food & Drink', 'FOOD_DRINK', 0.57, 0.09),
  shopping: category('Shopping', 'SHOPPING', 0.59, 0.07),
};
