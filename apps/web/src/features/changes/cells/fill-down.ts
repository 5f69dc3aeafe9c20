import type { AdObject } from '../change.ts';
import { findPastedMark, pasted, pasteLines } from './pasted.ts';

/** What stands in one row over all of these: in the column of the cursor, else its amount. */
export function fillDown(object: AdObject, objects: readonly AdObject[], cursor: string): void {
  // Several things of one name are nobody's wish.
  if (cursor === 'name') return;
  const { kind, amount, shown = {}, timeZone } = object;
  const isShown = cursor in shown;
  const column = isShown ? cursor : kind === 'campaign' ? 'dailyBudget' : 'bid';
  const pastedHere = pasted.get()?.column === column ? findPastedMark(object)?.text : undefined;
  const typed = pastedHere ?? (isShown ? shown[cursor] : amount?.stands) ?? '';
  if (typed === '') return;
  const lines = objects.map(() => typed);
  pasteLines(objects, column, lines, timeZone);
}
