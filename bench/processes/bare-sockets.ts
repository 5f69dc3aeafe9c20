import { once } from 'node:events';
import { openDatabase } from '@tapwright/server/platform/db/database';
import { listen } from '@tapwright/server/platform/db/listen';
import { liveChannel } from '@tapwright/server/platform/live/live-event-store';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { roomOf } from './teams-of-ten.ts';

/** What `ws` and one listening connection do by themselves: a word from the database to whoever is in that room. */
process.on('disconnect', () => process.exit());
const { connection } = await openDatabase({ connection: { connectionString: process.argv[2] ?? '' } });
const rooms = new Map<string, WebSocket[]>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
await once(server, 'listening');
server.on('connection', (socket) => {
  socket.once('message', (hello: Buffer) => {
    const { token } = z.parse(z.object({ token: z.string() }), JSON.parse(hello.toString()));
    const room = roomOf(Number(token));
    rooms.set(room, [...(rooms.get(room) ?? []), socket]);
    socket.send('{}');
  });
});
await listen({
  connection,
  channel: liveChannel,
  onListening: () => Promise.resolve(),
  onLost: () => process.exit(1),
  onNotification: (text) => {
    const { room } = z.parse(z.object({ room: z.string() }), JSON.parse(text));
    for (const socket of rooms.get(room) ?? []) socket.send(text);
  },
});
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(String(process.memoryUsage().rss));
});
process.send?.(JSON.stringify(server.address()));
