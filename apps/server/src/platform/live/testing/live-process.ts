import { once } from 'node:events';
import { openDatabase } from '../../db/database.ts';
import { runTransaction } from '../../db/run-transaction.ts';
import { userRoom } from '../rooms.ts';
import { startLiveServer } from './live-server.ts';

/*
 * A process of its own on the database named in its first argument. Prints the port of its live lines; for each line
 * it reads, which is a user id, it publishes to that person.
 */
const database = await openDatabase({ connection: { connectionString: process.argv[2] ?? '' } });
const server = await startLiveServer(database);
process.stdin.on('data', (chunk) => {
  const userId = Number(String(chunk));
  void runTransaction(database, (tx) => server.live.publish(tx, userRoom(userId), 'access.changed', {}));
});
process.stdout.write(`${server.port}\n`);
await once(process.stdin, 'end');
await server.stop();
await database.close();
