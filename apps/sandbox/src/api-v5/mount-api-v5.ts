import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointV5 } from '@tapwright/apple-ads-v5/endpoint';
import { endpointsV5, endsOn } from '@tapwright/apple-ads-v5/endpoints';
import { parseRequest } from '../api-v1/parse-request.ts';
import { carryOut } from '../carry-out.ts';
import { requestTimeOf } from '../control/request-time.ts';
import { noteRefusal } from '../journal/refusal-notes.ts';
import { readBearer } from '../oauth/read-bearer.ts';
import { refusalOf } from '../refusal-of.ts';
import type { Sandbox } from '../sandbox.ts';
import { refuse } from '../verbs/refusal.ts';
import { admit } from './admit.ts';
import { DownloadLinks } from './custom-reports/download-links.ts';
import { mountReportFiles } from './custom-reports/mount-report-files.ts';
import { errorsOf } from './envelope.ts';
import { errorItem } from './error-items.ts';
import { handlers } from './handlers.ts';

const json = 'application/json;charset=utf-8';
const gone = 410;

type AnyHandler = (call: unknown, request: unknown) => unknown;
type Mounted = { sandbox: Sandbox; links: DownloadLinks };
type Route = { endpoint: EndpointV5; handler: AnyHandler };

const writeAnswer = (reply: FastifyReply, status: number, answer: unknown): FastifyReply =>
  reply.code(status).header('content-type', json).send(JSON.stringify(answer));

async function answerCall(
  { sandbox, links }: Mounted,
  { endpoint, handler }: Route,
  request: FastifyRequest,
): Promise<unknown> {
  const { params: path, query, body, headers, protocol, host } = request;
  const user = await readBearer(sandbox, headers.authorization, requestTimeOf(sandbox, request));
  const context = headers['x-ap-context'];
  const contextHeader = Array.isArray(context) ? context[0] : context;
  if (!sandbox.limits.take(`${user.clientId} ${contextHeader ?? ''}`, user.orgId).allowed)
    refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.');
  const account = admit(sandbox.world, user, endpoint, contextHeader);
  const parsed = await parseRequest(endpoint, { path, query, body, contentType: headers['content-type'] });
  const origin = sandbox.publicOrigin ?? `${protocol}://${host}`;
  const linkToReport = (reportId: number): string =>
    `${origin}/api/v5/custom-reports/${reportId}/file?${links.parametersOf(reportId)}`;
  return carryOut(sandbox, { user, account, writes: endpoint.writes }, (call) =>
    handler({ ...call, linkToReport }, parsed),
  );
}

const refuseAddress = (): never => refuse('NOT_FOUND', 'There is no such resource.');

/** Every row of the table becomes a route, until the day on which the older API ends. */
export async function mountApiV5(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error);
    return writeAnswer(reply, refusal.status, errorsOf(refusal.problems.map(errorItem)));
  });
  app.setNotFoundHandler(refuseAddress);
  app.addHook('onRequest', async (request, reply) => {
    if (sandbox.clock.now() < Date.parse(endsOn)) return undefined;
    const message = `The Campaign Management API v5 ended on ${endsOn}.`;
    noteRefusal(request, { rule: 'mountApiV5', problems: [{ code: 'GONE', field: null, message }] });
    return writeAnswer(reply, gone, errorsOf([{ messageCode: 'GONE', message, field: '' }]));
  });
  const links = new DownloadLinks(randomBytes(32), sandbox.clock);
  mountReportFiles(app, sandbox, links);
  for (const [name, endpoint] of Object.entries<EndpointV5>(endpointsV5)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Handlers` has one for each row, and requests are parsed by the row's schemas
    const handler = Object.entries(handlers).find(([key]) => key === name)?.[1] as AnyHandler;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) =>
        writeAnswer(reply, 200, await answerCall({ sandbox, links }, { endpoint, handler }, request)),
    });
  }
}
