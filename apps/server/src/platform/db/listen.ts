import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type Listener = {
  isListening(): boolean;
  stop(): Promise<void>;
};

export type ListenOptions = {
  connection: pg.ClientConfig;
  channel: string;
  onNotification: (payload: string) => void;
  /** Each time the line is up, the first time too. Notifications that arrive meanwhile are delivered as they come. */
  onListening: () => Promise<void>;
  onLost: (error: unknown) => void;
};

const heartbeatMs = 20_000;
const answerLimitMs = 10_000;
const maxWaitMs = 5_000;

type Line = { client: pg.Client; lost: Promise<unknown> };

/** One connection of its own that hears a channel for as long as it is wanted. Resolves when it first does. */
export async function listen(options: ListenOptions): Promise<Listener> {
  let line: Line | undefined = await openLine(options);
  const wanted = new AbortController();
  const { signal } = wanted;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

  const keepUp = async () => {
    for (let failures = 0; !signal.aborted;) {
      if (line !== undefined) {
        const reason = await Promise.race([line.lost, stopped]);
        if (signal.aborted) return;
        options.onLost(reason);
      }
      line = undefined;
      await wait(Math.min(maxWaitMs, 100 * 2 ** failures), undefined, { signal });
      line = await openLine(options).catch(() => undefined);
      failures = line === undefined ? failures + 1 : 0;
    }
  };
  const ended = keepUp().catch(() => undefined);

  return {
    isListening: () => line !== undefined,
    stop: async () => {
      wanted.abort();
      await ended;
      await line?.client.end();
    },
  };
}

async function openLine({ connection, channel, onNotification, onListening }: ListenOptions): Promise<Line> {
  const client = new pg.Client({
    application_name: 'tapwright live',
    connectionTimeoutMillis: answerLimitMs,
    query_timeout: answerLimitMs,
    keepAlive: true,
    ...connection,
  });
  const lost = watch(client);
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    await onListening();
    return { client, lost };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Resolves with the reason. A line can be dead without a word (a cable, a firewall), so it is asked now and then. */
async function watch(client: pg.Client): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  client.on('error', resolve);
  client.on('end', () => resolve(new Error('The connection was ended.')));
  const heartbeat = setInterval(() => void client.query('select 1').catch(resolve), heartbeatMs);
  const reason = await promise;
  clearInterval(heartbeat);
  // Of a dead line nobody would ever answer a goodbye.
  client.connection.stream.destroy();
  return reason;
}
