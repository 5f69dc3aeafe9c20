import type { WordPlaces } from './api/word-queries.ts';
import type { WordPlace } from './components/place-choice.tsx';

/** What the address names, as far as it is there; else the app and the storefront with the most campaigns. */
export function choosePlace(
  places: WordPlaces,
  { adamId, country }: { readonly adamId: string | undefined; readonly country: string | undefined },
): WordPlace | undefined {
  const app = places.find((one) => one.adamId === adamId) ?? places[0];
  const chosen = app?.countries.find((one) => one === country) ?? app?.countries[0];
  return app === undefined || chosen === undefined ? undefined : { adamId: app.adamId, country: chosen };
}
