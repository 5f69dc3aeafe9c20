import { readdirSync } from 'node:fs';
import { type Bench, printTable } from './table.ts';

/**
 * Runs every `*.bench.ts` whose name holds one of the given words, or all, and prints what they measured. A
 * `*.long-bench.ts` takes many minutes and runs only when a word names it. A number makes those smaller that can be.
 */
const folder = new URL('.', import.meta.url);
const given = process.argv.slice(2);
const isNumber = (word: string) => /^\d+$/.test(word);
const words = given.filter((word) => !isNumber(word));
const howMany = given.filter(isNumber).map(Number)[0];

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts') || (words.length > 0 && name.endsWith('.long-bench.ts')))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
if (names.length === 0) {
  console.error(`There is no measurement named ${words.join(' or ')}.`);
  process.exitCode = 1;
}

const rows = [];
for (const name of names) {
  console.log(`Measuring ${name.slice(0, name.indexOf('.'))} …`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of them exports its measure, and it is called at once.
  const { measure } = (await import(new URL(name, folder).href)) as { measure: Bench };
  rows.push(...(await measure(howMany)));
}
printTable(rows);
