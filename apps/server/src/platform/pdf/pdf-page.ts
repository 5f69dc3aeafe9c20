import type { Language } from '@tapwright/i18n/languages';
import { type Face, facesFor } from './font-faces.ts';

export type Style = { size: number; colour?: string; isStrong?: boolean; align?: 'start' | 'end' };
type Box = { x: number; y: number; width: number };
type Run = { face: Face; text: string };

const lineHeight = 1.4;
const ink = '#171b1a';

/** A sheet, and more where it is turned, with texts in any script, in fonts that travel with it. Positions are points from the top left. */
export type PdfPage = {
  /** Answers where the next line begins. */
  write: (text: string, box: Box, style: Style) => number;
  rule: (box: Box, colour: string) => void;
  /** What follows stands on the next sheet, and which that is. */
  turn: () => number;
  shape: (path: string, box: { x: number; y: number; scale: number }, colour: string) => void;
  end: () => Promise<Buffer>;
};

type About = { language: Language; title: string; madeAt: Date; texts: readonly string[] };

/** `texts`: all that will be written, so that only fonts that are needed are read. */
export async function openPage({ language, title, madeAt, texts }: About): Promise<PdfPage> {
  const [{ default: PDFDocument }, faces] = await Promise.all([
    import('pdfkit'),
    facesFor(language, [...texts, title]),
  ]);
  const info = { Title: title, Producer: 'Tapwright', Creator: 'Tapwright', CreationDate: madeAt };
  const document = new PDFDocument({ size: 'A4', margin: 0, lang: language, displayTitle: true, info });
  for (const { name, font } of faces) document.registerFont(name, font);
  const pieces: Buffer[] = [];
  let sheets = 1;
  document.on('data', (piece: Buffer) => pieces.push(piece));
  return {
    write: (text, box, style) => writeText(document, faces, { text, box, style }),
    rule: ({ x, y, width }, colour) => {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .strokeColor(colour)
        .stroke();
    },
    turn: () => {
      document.addPage();
      sheets += 1;
      return sheets;
    },
    shape: (path, { x, y, scale }, colour) => {
      document.save().translate(x, y).scale(scale).path(path).fill(colour, 'even-odd').restore();
    },
    end: async () => {
      const ended = new Promise<void>((resolve) => void document.once('end', resolve));
      document.end();
      await ended;
      return Buffer.concat(pieces);
    },
  };
}

type Written = { text: string; box: Box; style: Style };

function writeText(
  document: PDFKit.PDFDocument,
  faces: readonly Face[],
  { text, box, style }: Written,
): number {
  const { size, colour = ink, isStrong = false, align = 'start' } = style;
  const runsOf = (line: string) => splitByFace(line, faces);
  const widthOf = (line: string) =>
    runsOf(line).reduce((sum, run) => sum + document.font(run.face.name, size).widthOfString(run.text), 0);
  let { y } = box;
  for (const line of breakLines(text, box.width, widthOf)) {
    let x = align === 'end' ? box.x + box.width - widthOf(line) : box.x;
    for (const run of runsOf(line)) {
      document
        .font(run.face.name, size)
        .fillColor(colour)
        .strokeColor(colour)
        .lineWidth(size / 56);
      // Fonts differ in their ascent; a common baseline keeps one line of several scripts straight.
      document.text(run.text, x, y + size, {
        lineBreak: false,
        baseline: 'alphabetic',
        fill: true,
        stroke: isStrong,
      });
      x += document.widthOfString(run.text);
    }
    y += size * lineHeight;
  }
  return y;
}

function splitByFace(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const face = faces.find(({ has }) => has(sign.codePointAt(0) ?? 0)) ?? faces[0];
    const last = runs.at(-1);
    if (face === undefined) throw new TypeError('A page has a font.');
    if (last?.face === face) last.text += sign;
    else runs.push({ face, text: sign });
  }
  return runs;
}

const spaceless = String.raw`\u2e80-\u9fff\uff00-\uffef`;
const opening = '（［｛「『【《〈〔“‘';
const closing = '、。，．：；！？）］｝」』】》〉〕・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ”’';
const piece = new RegExp(
  String.raw`[${opening}]*(?:[${spaceless}]|[^\s${spaceless}]+)[${closing}]*\s*|\s+`,
  'gu',
);

/** Between words, and between the signs of scripts that have none, but not before what closes or after what opens; a word that is too long is cut. */
export function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [next] of text.matchAll(piece)) {
    if (widthOf((line + next).trimEnd()) <= width) {
      line += next;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = next.trimStart();
    while (widthOf(line.trimEnd()) > width && line.length > 1) {
      let fits = line.length - 1;
      while (fits > 1 && widthOf(line.slice(0, fits)) > width) fits -= 1;
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  return [...lines, line.trimEnd()];
}
