import { listColumns } from '@tapwright/contracts/ad-columns';
import type { ParsedQueryOf } from '@tapwright/contracts/call';
import { downloadNegativeCsv } from '@tapwright/contracts/keywords';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { TeamContext } from '../../platform/http/context.ts';
import { writeCsv } from '../../platform/sheets/write-csv.ts';
import { writeColumn } from '../ad-columns/index.ts';
import { findScope } from '../campaign-groups/index.ts';
import type { Download } from '../downloads/index.ts';
import { teamWrite } from '../writes/index.ts';
import { viewNegative } from './list-team-negatives.ts';
import { type NegativeRow, streamNegatives } from './negative-keywords-store.ts';

/** What the screen lists, all of it, in its order. */
export async function downloadNegatives(
  context: TeamContext<'ads.see'>,
  query: ParsedQueryOf<typeof downloadNegativeCsv>,
): Promise<Download> {
  const { database, membership, translate, language } = context;
  const { teamId } = membership;
  const say = (key: MessageKey) => translate(language, key);
  const name = say('adWords:levels.negativeKeyword');
  const scope = await findScope(database.read, membership);
  await teamWrite(context, downloadNegativeCsv, async ({ record }) => {
    const logged = await record('report.exported', {
      subject: { report: name },
      after: { fileFormat: 'csv' },
    });
    return logged.done(null);
  });
  const columns = listColumns('negativeKeyword');
  const heads = [
    say('adWords:columns.negativeKeyword'),
    ...columns.map(({ key }) => say(`adWords:columns.${key}`)),
  ];
  const cells = (row: NegativeRow) => {
    const shown = viewNegative(row);
    return [row.name, ...columns.map((column) => writeColumn(column, shown, { say, language }))];
  };
  return {
    name: `${name}.csv`,
    pieces: writeCsv({
      name,
      columns: heads.map((head) => ({ head, kind: 'text' as const })),
      rows: writeRows(streamNegatives(database.read, { teamId, scope }, query), cells),
      about: { name: say('reportCentre:about.range'), lines: () => [] },
    }),
  };
}

async function* writeRows<Row, Cells>(portions: AsyncIterable<Row[]>, cells: (row: Row) => Cells) {
  for await (const portion of portions) for (const row of portion) yield cells(row);
}
