import { once } from 'node:events';
import { createServer } from 'node:http';
import { openDatabase } from '@tapwright/server/platform/db/database';
import { createLive } from '@tapwright/server/platform/live/live';
import { userRoom } from '@tapwright/server/platform/live/rooms';
import { createLog } from '@tapwright/server/platform/log/log';
import { roomOf } from './teams-of-ten.ts';

/** One process's live lines. Token: a user id; ten users share a team. Asked for anything, tells its memory in bytes. */
const database = await openDatabase({ connection: { connectionString: process.argv[2] ?? '' } });
const publicUrl = new URL('http://localhost');
const live = createLive({ database, log: createLog({ level: 'warn' }), publicUrl });
const server = createServer();
live.accept(server, async (token) => {
  const userId = Number(token);
  const rooms = [userRoom(userId), roomOf(userId)];
  return { userId, sessionId: userId, rooms };
});
await live.start();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(String(process.memoryUsage().rss));
});
process.on('disconnect', () => process.exit());
process.send?.(JSON.stringify(server.address()));
