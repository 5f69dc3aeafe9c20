import { cleanName } from './names.ts';

const maxAdNameLength = 200;

export type AdNameProblem = 'required' | 'tooLong' | 'signNotAllowed';

/** Of a campaign or an ad group. Apple refuses the vertical bar, and its pages do not say so. */
export function findAdNameProblem(text: string): AdNameProblem | undefined {
  const name = cleanName(text);
  const characters = Array.from(name).length;
  if (characters === 0) return 'required';
  if (name.includes('|')) return 'signNotAllowed';
  return characters > maxAdNameLength ? 'tooLong' : undefined;
}

/** Names that differ only in case, spaces or Unicode form count as the same. */
export const foldAdName = (text: string): string =>
  cleanName(text).normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');

/** An ad is called as its page, but for the bar. */
export const adNameOf = (pageName: string): string => pageName.replaceAll('|', '/');
