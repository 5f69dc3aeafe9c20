const narrowSpace = '\u202f';
const nothing = '–';
const shortenFrom = 10_000_000;

/** A figure for reading: in full, "–" when there is none, with a real minus. */
export function formatFigure(value: number | null, digits: number, locale: string): string {
  if (value === null) return nothing;
  return withRealMinus(
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    ),
  );
}

/** A figure for a place of fixed width: from ten million on as 12.3 M, or as the language counts. */
export function formatShortFigure(value: number | null, digits: number, locale: string): string {
  if (value === null || Math.abs(value) < shortenFrom) return formatFigure(value, digits, locale);
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const parts = format
    .formatToParts(value)
    .map(({ type, value: text }) =>
      type === 'compact' && /^[A-Za-z]/.test(text) ? narrowSpace + text : text,
    );
  return withRealMinus(parts.join(''));
}

/** An axis figure on a narrow screen: 2.5k, 1.5M. */
export function formatThousands(value: number, step: number, locale: string): string {
  const [divisor, letter] = step >= 100_000 ? [1_000_000, 'M'] : [1000, 'k'];
  if (value === 0) return '0';
  const digits = Number.isInteger(step / divisor) ? 0 : 1;
  return formatFigure(value / divisor, digits, locale) + letter;
}

export function withUnit(figure: string, unit: string): string {
  return figure + narrowSpace + unit;
}

function withRealMinus(text: string): string {
  return text.replace('-', '−');
}
