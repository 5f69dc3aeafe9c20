import { maxAttachedBytes } from '@tapwright/contracts/report-centre';
import { formatDayRange } from '@tapwright/i18n/format-day';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { systemWrite, type SystemWrite } from '../../writes/index.ts';
import { contextOf, mayReceive } from './reader-context.ts';
import { findReader, type Reader } from './readers-store.ts';
import { endRun, lockRun, type RunRow } from './runs-store.ts';
import { titleRunFile } from './title-run-file.ts';
import type { WrittenReport } from '../content/write-report-file.ts';

/**
 * The end of a run, its row in the log and its mail. Whoever was removed while the file was made gets none. False when
 * the run has ended otherwise, so that this file is nobody's.
 */
export async function finishRun(
  deps: Deps,
  { teamId, runId }: RunRow,
  written: WrittenReport & { file: string; for: Reader },
): Promise<boolean> {
  const { report, rowCount, isCut } = written;
  return systemWrite(
    deps,
    'mayReceive asks the same of a reader who is not there',
    async ({ tx, record }) => {
      const run = await lockRun(tx, teamId, runId);
      // Another attempt has taken over, and taken this file away.
      if (run?.state !== 'waiting' || run.file !== written.file) return false;
      const finishedAt = deps.clock.now();
      const reader = await findReader(tx, teamId, run.readerId);
      if (!mayReceive(run, reader) || !isAsBefore(reader, written.for)) {
        await endRun(tx, teamId, runId, { state: 'missed', finishedAt });
        return false;
      }
      await endRun(tx, teamId, runId, {
        state: 'done',
        file: written.file,
        finishedAt,
        rangeFrom: report.range.from,
        rangeTo: report.range.to,
        rowCount,
        isCut,
        dataTo: report.edges.dataTo,
        hiddenShare: report.hiddenShare,
        readerRole: written.for.role,
        readerScope: written.for.scope,
      });
      await logExport(record, run, reader, written);
      if (run.isMailed) await sendMail(tx, contextOf(deps, run, reader), { run, reader, written });
      await deps.live.publishTeam(tx, teamId, 'reports.changed');
      return true;
    },
  );
}

/** Whoever got another reach while it was written gets none: it holds the one they had. */
const isAsBefore = (now: Reader, before: Reader): boolean =>
  now.role === before.role && String(now.scope) === String(before.scope);

async function logExport(
  record: SystemWrite['record'],
  run: RunRow,
  reader: Reader,
  { report, rowCount }: WrittenReport,
) {
  await record('report.exported', {
    teamId: run.teamId,
    ...(run.requestedBy !== null && { userId: run.requestedBy }),
    subject: { reportId: run.reportId, report: run.name, ...(run.isMailed && { userId: reader.userId }) },
    after: {
      fileFormat: run.format,
      rowCount,
      fromDay: report.range.from,
      toDay: report.range.to,
      ...(run.isMailed && { sentTo: reader.nickName }),
    },
  });
}

type Parts = { run: RunRow; reader: Reader; written: WrittenReport & { file: string } };

/** The file goes along where mail servers would take it, and is a link away from whoever is signed in anyhow. */
async function sendMail(
  tx: Transaction,
  context: TeamContext,
  { run, reader, written }: Parts,
): Promise<void> {
  const { translate, language, settings, mail } = context;
  const { from, to } = written.report.range;
  const isAttached = written.content.byteLength <= maxAttachedBytes;
  const facts = written.about
    .map(([name, value]) => translate(language, 'reportCentre:mail.fact', { name, value }))
    .join('\n');
  const search = new URLSearchParams({ team: String(run.teamId), tab: 'runs', run: String(run.runId) });
  await mail.send(tx, {
    to: reader.email ?? '',
    subject: translate(language, 'reportCentre:mail.subject', {
      report: run.name,
      range: formatDayRange(language, from, to),
    }),
    text: translate(language, 'reportCentre:mail.text', {
      report: run.name,
      team: reader.teamName,
      facts,
      maker: run.makerName,
      file: translate(language, isAttached ? 'reportCentre:mail.attached' : 'reportCentre:mail.tooLarge'),
      address: `${settings.publicUrl.origin}/#/report-centre?${search.toString()}`,
    }),
    ...(isAttached && {
      attachment: {
        file: written.file,
        name: titleRunFile({ ...run, rangeFrom: from, rangeTo: to }),
      },
    }),
  });
}
