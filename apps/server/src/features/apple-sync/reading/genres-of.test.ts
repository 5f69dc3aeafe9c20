import { expect, test } from 'vitest';
import { genresOf } from './genres-of.ts';

test.each([
  [['Health & Fitness'], ['HEALTH_FITNESS']],
  [['Productivity', 'Utilities'], ['PRODUCTIVITY_UTILITIES']],
  [
    ['Food & Drink', 'Lifestyle'],
    ['FOOD_DRINK', 'LIFESTYLE'],
  ],
  [['Graphics & Design'], ['PHOTO_VIDEO']],
  [['A category that Apple adds'], []],
])('the genres of %j are %j', (categories, genres) => {
  expect(genresOf(categories)).toEqual(genres);
});
