/** Fields of these files hold no line breaks. */
const cellsOf = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, ''));

/** The table of a CSV, without what it says of itself below. */
export function readTable(text: string): { head: string[]; rows: string[][] } {
  const [table = ''] = text.replace(/^\uFEFF/, '').split(/\r\n,*\r\n/);
  const [head = '', ...lines] = table.split('\r\n');
  return { head: cellsOf(head).slice(0, -1), rows: lines.map((line) => cellsOf(line)) };
}
