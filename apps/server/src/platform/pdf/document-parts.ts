import { mark, markColour } from './mark.ts';
import type { PdfPage } from './pdf-page.ts';

/** What every document of ours has alike: A4, its margins, its ends. Points from the top left. */
export const left = 54;
export const width = 487;
export const half = left + 258;
export const pale = '#5b6663';
export const line = '#d5dbd9';
export const small = { size: 9, colour: pale } as const;
export const normal = { size: 10.5 } as const;
export const strong = { size: 10.5, isStrong: true } as const;

type Head = { title: string; number: string; sample: string };

/** Answers where what follows begins. */
export function writeHead(page: PdfPage, { title, number, sample }: Head): number {
  page.shape(mark, { x: 463, y: 56, scale: 0.75 }, markColour);
  page.write('Tapwright', { x: 480, y: 54, width: 61 }, { size: 12.5, isStrong: true, align: 'end' });
  page.write(title, { x: left, y: 48, width: 380 }, { size: 21, isStrong: true });
  const y = page.write(number, { x: left, y: 78, width: 380 }, { size: 10.5, colour: pale });
  const after =
    sample === '' ? y : page.write(sample, { x: left, y, width }, { size: 10.5, colour: '#a3261f' });
  page.rule({ x: left, y: after + 20, width }, line);
  return after + 32;
}

/** Each: what it is, its name, and lines below. */
type Parties = { by: readonly string[]; from: readonly string[] };

export function writeParties(page: PdfPage, { by, from }: Parties, y: number): number {
  const ends = [
    { x: left, texts: by },
    { x: half, texts: from },
  ].map(({ x, texts: [label = '', name = '', ...lines] }) => {
    const box = { x, width: 229 };
    let next = page.write(name, { ...box, y: page.write(label, { ...box, y }, small) + 3 }, strong);
    for (const text of lines) next = page.write(text, { ...box, y: next }, normal);
    return next;
  });
  return Math.max(...ends);
}

/** Nothing may stand below this but the foot. */
const bottom = 780;
const top = 54;

type Sheet = { foot: string; again: string };

/** Where what is so high may begin: there, or on the next sheet below what it belongs to, written again, and its number. */
export function makeRoom(
  page: PdfPage,
  { y, height, foot, again }: Sheet & { y: number; height: number },
): number {
  if (y + height <= bottom) return y;
  writeFoot(page, foot);
  const box = { x: left, y: top };
  page.write(String(page.turn()), { ...box, width }, { ...small, align: 'end' });
  return page.write(again, { ...box, width: 440 }, small) + 12;
}

export function writeFoot(page: PdfPage, foot: string): void {
  page.rule({ x: left, y: 790, width }, line);
  page.write(foot, { x: left, y: 797, width }, { size: 8.5, colour: pale });
}
