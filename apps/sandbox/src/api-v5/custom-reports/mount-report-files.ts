import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { getAccount } from '../../api-v1/admit.ts';
import { parseWith } from '../../api-v1/parse-request.ts';
import type { Sandbox } from '../../sandbox.ts';
import { refuse } from '../../verbs/refusal.ts';
import type { DownloadLinks } from './download-links.ts';
import { findReport, stateOf } from './report-book.ts';
import { writeCsv } from './write-csv.ts';

const params = z.object({ reportId: z.string().check(z.regex(/^\d{1,15}$/)) });
const query = z.object({ until: z.optional(z.string()), signature: z.optional(z.string()) });

/** The files of custom reports; their addresses are signed and need no token. */
export function mountReportFiles(app: FastifyInstance, sandbox: Sandbox, links: DownloadLinks): void {
  app.get('/custom-reports/:reportId/file', async (request, reply) => {
    const id = Number(parseWith(params, request.params).reportId);
    const { world, market, clock } = sandbox;
    const now = clock.now();
    const report = findReport(world, id, now);
    if (!links.allows(id, parseWith(query, request.query)) || !report || stateOf(report, now) !== 'COMPLETED')
      return refuse('FORBIDDEN', 'The address has ended; read the report again for another.');
    const csv = writeCsv({ world, market, account: getAccount(world, report.adAccountId) }, report);
    return reply
      .header('content-type', 'text/csv;charset=utf-8')
      .header('content-disposition', `attachment; filename="report-${id}.csv"`)
      .send(csv);
  });
}
