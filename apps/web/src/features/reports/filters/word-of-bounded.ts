import { findMeasure } from '@tapwright/contracts/report-measures';
import { type BoundedName, findFigure } from './conditions.ts';
import type { OverviewWords } from '../chart/overview-words.ts';

export function wordOfBounded(name: BoundedName, t: OverviewWords): string {
  const measure = findMeasure(name);
  if (measure !== undefined) return t(`adWords:measures.${measure}`);
  const figure = findFigure(name);
  return figure === undefined ? name : t(`adWords:columns.${figure}`);
}
