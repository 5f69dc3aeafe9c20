import type { LiveReady } from '@tapwright/contracts/live';
import { type RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';

const received = z.union([
  z.object({ id: z.int(), name: z.string(), payload: z.unknown() }),
  z.object({ ready: z.object({ resumed: z.boolean(), lastId: z.nullable(z.int()) }) }),
]);

export type ReceivedEvent = { id: number; name: string; payload: unknown };

/** A line as a browser holds it, which notes everything it hears, doubles too. */
export async function openLine(
  url: string,
  hello: { token: string; lastId?: number },
): Promise<{
  socket: WebSocket;
  ready: LiveReady['ready'];
  events: ReceivedEvent[];
  closed: Promise<{ code: number; reason: string }>;
}> {
  const socket = new WebSocket(url);
  const events: ReceivedEvent[] = [];
  const ready = Promise.withResolvers<LiveReady['ready']>();
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  void closed.then(({ code, reason }) => ready.reject(new Error(`closed ${code} ${reason}`)));
  socket.on('error', (error) => ready.reject(error));
  socket.on('message', (data) => {
    const message = z.parse(received, JSON.parse(textOf(data)));
    if ('ready' in message) ready.resolve(message.ready);
    else events.push(message);
  });
  socket.on('open', () => socket.send(JSON.stringify(hello)));
  return { socket, ready: await ready.promise, events, closed };
}

/** By default a message arrives as one Buffer, whatever the type allows. */
export function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString() : '';
}
