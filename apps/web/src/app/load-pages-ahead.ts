import type { i18n } from 'i18next';
import { loadLaterParts } from '@tapwright/ui/layout/later';
import { changeWords } from './change-words.ts';
import type { RouteRows } from './route-row.ts';

/** Of what stands on each page of ads and is loaded after it. */
const laterWords = ['listViews', 'firstSteps', ...changeWords];

/** One after another, so that what somebody asks for meanwhile does not wait for all of them. */
export async function loadPagesAhead(
  paths: readonly string[],
  { rows, translator }: { readonly rows: RouteRows; readonly translator: i18n },
  leaving: AbortSignal,
) {
  for (const path of paths) {
    if (leaving.aborted) return;
    // Whoever goes there learns what is wrong then.
    await rows
      .get(path)
      ?.load?.(translator)
      .catch(() => undefined);
  }
  await translator.loadNamespaces(laterWords);
  await loadLaterParts(leaving);
}
