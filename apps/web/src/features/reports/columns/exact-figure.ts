import type { MeasureName } from '../question/report-types.ts';
import { formatNumber } from '@tapwright/i18n/format-number';
import type { Language } from '@tapwright/i18n/languages';
import { definitions } from './measures.ts';

const maxDigits = 6;

/** With every digit that the figure has, for whoever looks closely. */
export function formatExact(
  language: Language,
  name: MeasureName,
  figure: number | null,
): string | undefined {
  if (figure === null) return undefined;
  const { digits } = definitions[name].measure;
  const [, fraction = ''] = figure.toFixed(maxDigits).replace(/0+$/, '').split('.');
  return formatNumber(language, figure, Math.max(digits, fraction.length));
}

/** For a spreadsheet: no spaces, no thousands, a point. */
export function plainFigure(name: MeasureName, figure: number | null): string {
  return figure === null ? '' : figure.toFixed(definitions[name].measure.digits);
}
