import { measureSizes } from './measure-sizes.ts';
import { printTable } from './print-table.ts';

const warnLines = 250;

/** A number that is seen daily does not drift. */
export function printSizes(root: string): void {
  const { rows, whole, files } = measureSizes(root);
  console.log('\nSizes in lines, tests apart');
  printTable([
    ['', 'files', 'lines', 'median', 'p90', 'largest', 'test : source'],
    ...[...rows, whole].map((row) => [
      row.name,
      String(row.files),
      String(row.lines),
      String(row.median),
      String(row.p90),
      String(row.largest.lines),
      row.testRatio.toFixed(2),
    ]),
  ]);
  for (const { path, lines } of files.filter((file) => file.lines > warnLines)) {
    console.log(`  ${path} has ${lines} lines: think of splitting it above ${warnLines}`);
  }
}
