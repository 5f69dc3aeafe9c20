import { addDays } from '@tapwright/domain/days';
import {
  left,
  line,
  makeRoom,
  normal,
  pale,
  small,
  strong,
  width,
  writeFoot,
  writeHead,
  writeParties,
} from '../../../platform/pdf/document-parts.ts';
import { openPage, type PdfPage } from '../../../platform/pdf/pdf-page.ts';
import { describeMonth, type MonthFacts, type Row, type Words } from './describe-month.ts';

const columnWidth = 82;
/** A row whose name takes three lines; no kind of booking takes more. */
const rowHeight = 74;
const spendLineHeight = 18;
const noteHeight = 30;

/** A figure is never broken: where one is longer than the column, all of them are written smaller. */
const figureSize = (rows: readonly Row[]) => {
  const longest = Math.max(...rows.flatMap(({ figures }) => figures.map(({ length }) => length)));
  return Math.min(normal.size, (columnWidth - 2) / (longest * 0.51));
};

type Described = ReturnType<typeof describeMonth>;

export async function writeMonth(facts: MonthFacts, words: Words): Promise<Buffer> {
  const described = describeMonth(facts, words);
  const page = await openPage({
    language: words.language,
    title: described.title,
    madeAt: new Date(`${addDays(facts.days.to, 1)}T00:00:00Z`),
    texts: ['Tapwright', JSON.stringify(described)],
  });
  const y = writeParties(page, described, writeHead(page, described));
  writeSpend(page, described, writeRows(page, described, y + 26) + 22);
  writeFoot(page, described.foot);
  return page.end();
}

/** On each sheet anew. */
function writeHeads(page: PdfPage, { unit, heads }: Described, y: number): number {
  const ends = heads.map((head, place) =>
    page.write(head, boxOf(heads, place, y), { ...small, align: 'end' }),
  );
  const box = { x: left, y, width: labelWidthOf(heads) };
  const next = Math.max(page.write(unit, box, small), ...ends) + 5;
  page.rule({ x: left, y: next, width }, line);
  return next;
}

const labelWidthOf = (heads: readonly string[]) => width - heads.length * columnWidth - 6;
const boxOf = (heads: readonly string[], place: number, y: number) => ({
  x: columnX(place, heads.length),
  y,
  width: columnWidth,
});
const columnX = (place: number, count: number) => left + width - (count - place) * columnWidth;

function writeRows(page: PdfPage, described: Described, y: number): number {
  const { heads, rows, foot, again } = described;
  const labelWidth = labelWidthOf(heads);
  const size = figureSize(rows);
  let next = writeHeads(page, described, y);
  for (const { what, note, figures, isStrong } of rows) {
    const style = isStrong ? strong : normal;
    const from = makeRoom(page, { y: next, height: rowHeight, foot, again });
    next = (from < next ? writeHeads(page, described, from) : from) + 8;
    for (const [place, figure] of figures.entries())
      page.write(figure, boxOf(heads, place, next), { ...style, size, align: 'end' });
    next = page.write(what, { x: left, y: next, width: labelWidth }, style);
    next = page.write(note, { x: left, y: next, width: labelWidth }, small) + 7;
    page.rule({ x: left, y: next, width }, line);
  }
  return next;
}

/** By the month in which Apple counts it: what came late, or was corrected, is of an earlier one. */
function writeSpend(page: PdfPage, { spendHead, spend, note, foot, again }: Described, y: number): void {
  const height = (spend.length + 1) * spendLineHeight + noteHeight;
  let next = makeRoom(page, { y, height, foot, again });
  if (spend.length > 0) {
    next = page.write(spendHead, { x: left, y: next, width }, strong) + 4;
    for (const [label = '', amount = ''] of spend) {
      page.write(amount, { x: left, y: next, width: 300 }, { ...normal, align: 'end' });
      next = page.write(label, { x: left, y: next, width: 200 }, { ...normal, colour: pale }) + 3;
    }
    next += 12;
  }
  page.write(note, { x: left, y: next, width: 420 }, small);
}
