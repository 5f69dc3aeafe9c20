export { appleWordsOf, findAppleReads, popularityOfKeyword } from './told-words-store.ts';
export {
  dropOldWeeks,
  type GenreWord,
  keepRead,
  listAppStorefronts,
  listReadSince,
  listWeeksRead,
  putAppGenres,
  putGenreWords,
  putSuggestedBids,
  putSuggestedWords,
  type SuggestedWord,
} from './apple-words-store.ts';
