import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { liveCloseCodes, liveSubprotocol } from '@tapwright/contracts/live';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { isLoopback } from '../http/admission/is-loopback.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log/log.ts';
import { type Admit, closeAfterFailure, type Hub } from './hub.ts';
import { LiveSocket } from './live-socket.ts';

export type AcceptOptions = { hub: Hub; admit: Admit; log: Log; publicUrl: URL };

const helloLimitMs = 10_000;
const maxMessageBytes = 4096;
const closeTimeoutMs = 2_000;
const lineSettings = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: maxMessageBytes,
  closeTimeout: closeTimeoutMs,
  handleProtocols: (given: Set<string>) => (given.has(liveSubprotocol) ? liveSubprotocol : false),
};
/** Lines whose owner is not known yet: a flood of them ends here. */
const maxUnknown = 1_000;

/** More tabs than anybody looks at. */
const maxPerPerson = 20;
const tryLater = 1013;

const hello = z.object({ token: z.string(), lastId: z.optional(z.int()) });
type Hello = z.infer<typeof hello>;

/** Takes `GET /notice/{userId}` of this server, upgraded. Gives back how to stop. */
export function acceptSockets(server: Server, options: AcceptOptions): () => void {
  const acceptor = new WebSocketServer(lineSettings);
  let unknown = 0;
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const userId = findUserId(request);
    if (userId === undefined) return refuse(stream, '404 Not Found');
    if (!isOurs(request.headers, options.publicUrl)) return refuse(stream, '403 Forbidden');
    if (unknown >= maxUnknown) return refuse(stream, '503 Service Unavailable');
    unknown += 1;
    acceptor.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', ignore);
      void greet(socket, userId, request, options).finally(() => {
        unknown -= 1;
      });
    });
  };
  server.on('upgrade', onUpgrade);
  return () => server.off('upgrade', onUpgrade);
}

async function greet(socket: WebSocket, userId: number, request: IncomingMessage, options: AcceptOptions) {
  const { hub, admit, log } = options;
  try {
    const said = findSpokenHello(request) ?? (await waitForHello(socket));
    if (said === undefined) return socket.close(liveCloseCodes.helloMissing);
    const admittedAtMs = performance.now();
    const admission = await admit(said.token);
    if (admission.userId !== userId) throw new Refusal('noToken');
    if (socket.readyState !== socket.OPEN) return undefined;
    if (hub.countLinesOf(userId) >= maxPerPerson) return socket.close(tryLater);
    const live = new LiveSocket(socket, said.token, admission, admittedAtMs);
    socket.on('pong', () => live.pong());
    socket.on('close', () => hub.leave(live));
    // Nothing is said after the hello.
    socket.on('message', () => live.close(1008));
    await hub.welcome(live, said.lastId);
  } catch (error) {
    closeAfterFailure(log, socket, error);
  }
  return undefined;
}

function findUserId({ url = '' }: IncomingMessage): number | undefined {
  const digits = /^\/notice\/(\d{1,15})(?:\?|$)/.exec(url)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Tools send no Origin. On one's own machine the same page has several names, and what is asked for is where it is. */
function isOurs({ origin, host }: IncomingHttpHeaders, publicUrl: URL): boolean {
  if (origin === undefined || origin === publicUrl.origin) return true;
  if (!isLoopback(publicUrl.hostname) || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return isLoopback(page.hostname) && page.host === host;
}

/** The subprotocols `tapwright, <token>`, for clients that cannot wait with their first message. */
function findSpokenHello({ headers, url = '' }: IncomingMessage): Hello | undefined {
  const [name, token] = (headers['sec-websocket-protocol'] ?? '').split(',').map((part) => part.trim());
  if (name !== liveSubprotocol || token === undefined) return undefined;
  const lastId = new URL(url, 'ws://here').searchParams.get('lastId');
  return lastId === null || !/^\d{1,15}$/.test(lastId) ? { token } : { token, lastId: Number(lastId) };
}

async function waitForHello(socket: WebSocket): Promise<Hello | undefined> {
  const { promise, resolve } = Promise.withResolvers<Hello | undefined>();
  const timer = setTimeout(() => resolve(undefined), helloLimitMs);
  const onMessage = (data: unknown) => resolve(z.safeParse(hello, parseJson(String(data))).data);
  const onClose = () => resolve(undefined);
  socket.once('message', onMessage).once('close', onClose);
  const said = await promise;
  clearTimeout(timer);
  socket.off('message', onMessage).off('close', onClose);
  return said;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(stream: Duplex, status: string): void {
  stream.on('error', ignore);
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const ignore = () => undefined;
