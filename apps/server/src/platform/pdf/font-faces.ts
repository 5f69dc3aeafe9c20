import { readFile } from 'node:fs/promises';
import type { Language } from '@tapwright/i18n/languages';
import { readWoff } from './read-woff.ts';

const western = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const;
type FaceName =
  | (typeof western)[number]
  | 'chinese-simplified'
  | 'chinese-traditional'
  | 'japanese'
  | 'korean';

/** A sign is taken from the first that has it, so the reader's own script comes before all others. */
const order: Record<Language, readonly FaceName[]> = {
  en: [...western, 'chinese-simplified', 'chinese-traditional', 'japanese', 'korean'],
  'zh-CN': ['chinese-simplified', ...western, 'chinese-traditional', 'japanese', 'korean'],
  'zh-TW': ['chinese-traditional', ...western, 'chinese-simplified', 'japanese', 'korean'],
  ja: ['japanese', ...western, 'chinese-simplified', 'chinese-traditional', 'korean'],
  ko: ['korean', ...western, 'chinese-simplified', 'chinese-traditional', 'japanese'],
};

export type Face = { name: string; font: Buffer; has: (codePoint: number) => boolean };

const loaded = new Map<FaceName, Promise<Face>>();

function load(name: FaceName): Promise<Face> {
  const before = loaded.get(name);
  if (before !== undefined) return before;
  const face = read(name);
  loaded.set(name, face);
  return face;
}

async function read(name: FaceName): Promise<Face> {
  const { create } = await import('fontkit');
  const font = readWoff(await readFile(new URL(`fonts/${name}.woff`, import.meta.url)));
  const opened = create(font);
  if (!('hasGlyphForCodePoint' in opened)) throw new TypeError(`${name} is a collection of fonts.`);
  return { name, font, has: (codePoint) => opened.hasGlyphForCodePoint(codePoint) };
}

/** Those that these texts need, in the order in which they are asked; each is read once in a process. */
export async function facesFor(language: Language, texts: readonly string[]): Promise<Face[]> {
  const missing = new Set(texts.flatMap((text) => Array.from(text, (sign) => sign.codePointAt(0) ?? 0)));
  const faces: Face[] = [];
  for (const name of order[language]) {
    if (missing.size === 0 && faces.length > 0) break;
    const face = await load(name);
    const found = [...missing].filter((codePoint) => face.has(codePoint));
    if (found.length === 0 && faces.length > 0) continue;
    faces.push(face);
    for (const codePoint of found) missing.delete(codePoint);
  }
  return faces;
}
