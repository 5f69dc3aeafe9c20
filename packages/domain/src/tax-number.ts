const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const unified = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
/** Of those registered before the unified code came, and of persons. */
const earlier = /^(?:[0-9A-Z]{15}|[0-9A-Z]{20})$/;

/** The taxpayer number of a fapiao's buyer; the unified social credit code carries a check figure (GB 32100-2015). */
export function isTaxNumber(text: string): boolean {
  return text.length === 18 ? unified.test(text) && checkSignOf(text) === text[17] : earlier.test(text);
}

function checkSignOf(code: string): string | undefined {
  let sum = 0;
  for (let place = 0; place < 17; place += 1) sum += signs.indexOf(code[place] ?? '') * (3 ** place % 31);
  return signs[(31 - (sum % 31)) % 31];
}
