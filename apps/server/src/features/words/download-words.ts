import { listColumns } from '@tapwright/contracts/ad-columns';
import type { ParsedQueryOf } from '@tapwright/contracts/call';
import { measureNames } from '@tapwright/contracts/report-measures';
import { scopeKindOf } from '@tapwright/contracts/roles';
import { downloadWordCsv, type WordRow } from '@tapwright/contracts/words';
import type { TeamContext } from '../../platform/http/context.ts';
import type { Cell, CellKind } from '../../platform/sheets/sheet.ts';
import { writeCsv } from '../../platform/sheets/write-csv.ts';
import {
  type CellWords,
  headOfMeasure,
  kindOfMeasure,
  writeColumn,
  writeMeasure,
} from '../ad-columns/index.ts';
import type { Download } from '../downloads/index.ts';
import { describeEdges, describeFile } from '../reports/index.ts';
import { teamWrite } from '../writes/index.ts';
import { viewWord } from './list-team-words.ts';
import { readWordPlace } from './read-word-place.ts';
import { streamWords } from './words-store.ts';

type Query = ParsedQueryOf<typeof downloadWordCsv>;

/** What the screen lists, all of it, in its order. */
export async function downloadWords(context: TeamContext<'tools.use'>, query: Query): Promise<Download> {
  const { database, membership, translate, language } = context;
  const place = await readWordPlace(context, query);
  const edges = await describeEdges(database.read, place.question, []);
  const say: CellWords['say'] = (key, values) => translate(language, key, values);
  const name = say('adWords:levels.word');
  await teamWrite(context, downloadWordCsv, async ({ record }) => {
    const logged = await record('report.exported', {
      subject: { report: name },
      after: { fileFormat: 'csv', fromDay: query.startTime, toDay: query.endTime },
    });
    return logged.done(null);
  });
  const isPart = membership.scope.length > 0 && scopeKindOf(membership.role) !== undefined;
  const { range } = place.question;
  const columns = listFileColumns(query.unit, { say, language });
  return {
    name: `${name} ${query.country} ${query.startTime} ${query.endTime}.csv`,
    pieces: writeCsv({
      name,
      columns,
      rows: writeRows(streamWords(database.read, place, query, query), columns),
      about: {
        name: say('reportCentre:about.range'),
        lines: () => describeFile(edges, { range, unit: query.unit, isPart, language, say }),
      },
    }),
  };
}

type Column = { head: string; kind: CellKind; cell: (row: WordRow) => Cell };

const kinds: Partial<Record<string, CellKind>> = { money: 'amount', count: 'count' };

function listFileColumns(unit: Query['unit'], words: CellWords): Column[] {
  const { say } = words;
  return [
    { head: say('adWords:columns.word'), kind: 'text', cell: ({ word }) => word },
    ...listColumns('word').map((column) => ({
      head: say(`adWords:columns.${column.key}`),
      kind: kinds[column.kind] ?? 'text',
      cell: (row: WordRow) => writeColumn(column, row, words),
    })),
    ...measureNames.map((measure) => ({
      head: headOfMeasure(measure, unit, say),
      kind: kindOfMeasure(measure),
      cell: (row: WordRow) => writeMeasure(measure, row[measure], unit),
    })),
  ];
}

async function* writeRows(
  portions: ReturnType<typeof streamWords>,
  columns: readonly Column[],
): AsyncGenerator<Cell[]> {
  for await (const portion of portions)
    for (const row of portion)
      if (row.kind === 'row') {
        const shown = viewWord(row);
        yield columns.map(({ cell }) => cell(shown));
      }
}
