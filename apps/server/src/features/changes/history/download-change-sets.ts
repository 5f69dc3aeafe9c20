import type { ParsedQueryOf } from '@tapwright/contracts/call';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { downloadChangesCsv } from '@tapwright/contracts/change-sets';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { TeamContext } from '../../../platform/http/context.ts';
import type { CellKind } from '../../../platform/sheets/sheet.ts';
import { writeCsv } from '../../../platform/sheets/write-csv.ts';
import type { Download } from '../../downloads/index.ts';
import { teamWrite } from '../../writes/index.ts';
import { listTeamChangeSets } from './find-change-sets.ts';

type Query = ParsedQueryOf<typeof downloadChangesCsv>;
type Say = (key: MessageKey) => string;

const portion = 200;
const counted = ['edits', 'open', 'live', 'refused', 'stale', 'withdrawn'] as const;

/** What the screen lists, all of it, in its order. */
export async function downloadChangeSets(context: TeamContext<'ads.see'>, query: Query): Promise<Download> {
  const { translate, language } = context;
  const say: Say = (key) => translate(language, key);
  const name = say('changes:list.title');
  await teamWrite(context, downloadChangesCsv, async ({ record }) => {
    const logged = await record('report.exported', {
      subject: { report: name },
      after: { fileFormat: 'csv' },
    });
    return logged.done(null);
  });
  return {
    name: `${name}.csv`,
    pieces: writeCsv({
      name,
      columns: columnsOf(say),
      rows: listRows(context, query, say),
      about: { name: say('reportCentre:about.range'), lines: () => [] },
    }),
  };
}

function columnsOf(say: Say): { head: string; kind: CellKind }[] {
  const heads = [
    'when',
    'what',
    'object',
    'campaign',
    'note',
    'who',
    'origin',
    'state',
    'decidedBy',
  ] as const;
  return [
    ...heads.map((head) => ({ head: say(`changes:csv.${head}`), kind: 'text' as const })),
    ...counted.map((head) => ({ head: say(`changes:csv.${head}`), kind: 'count' as const })),
    { head: say('changes:csv.rise'), kind: 'amount' as const },
    { head: say('changes:csv.currency'), kind: 'text' as const },
  ];
}

async function* listRows(context: TeamContext<'ads.see'>, query: Query, say: Say) {
  for (let pageNum = 1; ; pageNum += 1) {
    const { list } = await listTeamChangeSets(context, { ...query, pageNum, pageSize: portion });
    for (const set of list) yield rowOf(set, say);
    if (list.length < portion) return;
  }
}

function rowOf(set: ChangeSetView, say: Say): (string | number | null)[] {
  const { changeSetId, createdAt, note, author, origin, state, approval, counts, about, rise } = set;
  return [
    createdAt,
    String(changeSetId),
    counts.edits === 1 ? (about.first?.name ?? null) : null,
    about.first?.campaignName ?? null,
    note,
    author,
    say(`changes:origins.${origin}`),
    say(`changes:states.${state}`),
    approval?.decidedBy ?? null,
    ...counted.map((name) => counts[name]),
    rise?.amount ?? null,
    rise?.currency ?? null,
  ];
}
