import { parseArgs } from 'node:util';
import { type Droppable, dropMonths, listDroppable, readMonth } from './features/measures/index.ts';
import type { Database } from './platform/db/database.ts';
import { StartRefusal } from './platform/start-refusal.ts';

const usage = 'Say before which month: npm run drop-report-months -- --before 2024-01';

/** `--before 2024-01` says what would go, `--yes` drops it. */
export function readDropping(words: readonly string[], now: Date) {
  const { before, yes } = parseWords(words);
  if (before === undefined) throw new StartRefusal(usage);
  const month = readMonth(before, now);
  if ('says' in month) throw new StartRefusal(month.says);
  return { ...month, before, isSure: yes };
}
type Dropping = ReturnType<typeof readDropping>;

function parseWords(words: readonly string[]) {
  try {
    const options = { before: { type: 'string' }, yes: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch {
    throw new StartRefusal(usage);
  }
}

export async function dropReportMonths(
  database: Database,
  { keptFrom, before, isSure }: Dropping,
): Promise<string> {
  const found = await listDroppable(database.read, keptFrom);
  if (isSure) await dropMonths(database, keptFrom);
  const lines = found.map((each) => describe(each));
  if (found.length === 0) lines.push(`No measures are older than ${before}.`);
  lines.push(
    isSure
      ? `They are dropped, and nothing from before ${before} is read from Apple again.`
      : `Nothing was dropped. With --yes it goes for good and is not read from Apple again.`,
  );
  return lines.join('\n');
}

function describe({ table, months, rows }: Droppable): string {
  const [first, last] = [months[0], months.at(-1)];
  return `${table}: ${rows} rows, ${first === last ? first : `${first} to ${last}`}`;
}
