import { findMeasure } from '@tapwright/contracts/report-measures';
import { type BoundedName, findFigure } from './conditions.ts';
import type { KeyIn } from '@tapwright/i18n/messages';
import type { Say } from '../../../platform/words/use-translation.ts';

export function wordOfBounded(name: BoundedName, t: Say<KeyIn<'adWords'>>): string {
  const measure = findMeasure(name);
  if (measure !== undefined) return t(`adWords:measures.${measure}`);
  const figure = findFigure(name);
  return figure === undefined ? name : t(`adWords:columns.${figure}`);
}
