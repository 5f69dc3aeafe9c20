import { scopeKindOf } from '@tapwright/contracts/roles';
import type { ReportFileQuery } from '@tapwright/contracts/report-query';
import type { TeamContext } from '../../../platform/http/context.ts';
import type { Cell } from '../../../platform/sheets/sheet.ts';
import { writeCsv } from '../../../platform/sheets/write-csv.ts';
import type { Download } from '../../downloads/index.ts';
import { type TeamCall, teamWrite } from '../../writes/index.ts';
import { describeFile } from './describe-file.ts';
import { type FileLevel, type FileRow, listFileColumns } from './list-file-columns.ts';
import { describeEdges } from '../question/describe-edges.ts';
import { findUnread } from '../question/find-unread.ts';
import { listReportGroups } from '../lists/list-report-groups.ts';
import { fillTermStates } from '../lists/fill-term-states.ts';
import { readTermFilter, viewHidden, viewTerm } from '../lists/list-search-terms.ts';
import { streamEntities } from '../lists/report-list-store.ts';
import { type Question, readQuestion } from '../question/report-question.ts';
import { streamSearchTerms } from '../lists/search-terms-store.ts';
import { viewAd, viewAdGroup, viewCampaign, viewKeyword } from '../lists/view-rows.ts';

/** What the screen shows, all of it, in its order, on its way while it is read. */
export async function downloadReport(
  context: TeamContext<'ads.see'>,
  call: TeamCall,
  query: ReportFileQuery,
  level: FileLevel,
): Promise<Download> {
  const { database, translate, language } = context;
  const question = await readQuestion(context, query, level === 'campaignGroup' ? 'campaign' : level);
  const edges = await describeEdges(database.read, question, []);
  const say: Parameters<typeof listFileColumns>[1]['say'] = (key, values) => translate(language, key, values);
  const { before, accounts } = question;
  const unread = { now: edges.unread, before: before && findUnread(accounts, before) };
  const hasBefore = before !== undefined;
  const columns = listFileColumns(level, { unit: query.unit, hasBefore, unread, say, language });
  await teamWrite(context, call, async ({ record }) => {
    const logged = await record('report.exported', {
      subject: { report: say(`adWords:levels.${level}`) },
      after: { fileFormat: 'csv', fromDay: query.startTime, toDay: query.endTime },
    });
    return logged.done(null);
  });
  const { role, scope } = context.membership;
  const isPart = scope.length > 0 && scopeKindOf(role) !== undefined;
  const lines = describeFile(edges, {
    isPart,
    range: question.range,
    unit: query.unit,
    language,
    say,
  });
  const name = say(`adWords:levels.${level}`);
  return {
    name: `${name} ${query.startTime} ${query.endTime}.csv`,
    pieces: writeCsv({
      name,
      columns,
      rows: writeRows(readRows(context, query, level, question), columns),
      about: { name: say('reportCentre:about.range'), lines: () => lines },
    }),
  };
}

async function* writeRows(
  rows: AsyncIterable<FileRow>,
  columns: readonly { cell: (row: FileRow) => Cell }[],
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}

const entityViews = {
  campaign: viewCampaign,
  adGroup: viewAdGroup,
  keyword: viewKeyword,
  ad: viewAd,
} as const;

async function* readRows(
  context: TeamContext<'ads.see'>,
  query: ReportFileQuery,
  level: FileLevel,
  question: Question,
): AsyncGenerator<FileRow> {
  const { read } = context.database;
  if (level === 'campaignGroup') {
    yield* (await listReportGroups(context, { ...query, pageNum: 1, pageSize: 5000 })).list;
  } else if (level === 'searchTerm') {
    let hidden: FileRow | undefined;
    const filter = await readTermFilter(context, question, query);
    for await (const portion of streamSearchTerms(read, question, 'keyword', query, filter)) {
      const rows = portion.filter(({ kind }) => kind === 'row').map((row) => viewTerm(row, question));
      await fillTermStates(context, rows);
      yield* rows;
      const rare = portion.find(({ kind, total }) => kind === 'hidden' && total !== 0);
      if (rare !== undefined) hidden = viewHidden(rare, question);
    }
    if (hidden !== undefined) yield hidden;
  } else {
    for await (const portion of streamEntities(read, question, level, query, query))
      for (const row of portion) yield entityViews[level](row, question);
  }
}
