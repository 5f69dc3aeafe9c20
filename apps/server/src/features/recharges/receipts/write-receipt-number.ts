/** `2026-000418`. */
export const writeReceiptNumber = (year: number, number: number): string =>
  `${year}-${String(number).padStart(6, '0')}`;
