import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import { listen, type Listener } from '../db/listen.ts';
import type { Log } from '../log/log.ts';
import { findNewestEventId, listMissedEvents, liveChannel, type StoredEvent } from './live-event-store.ts';

const notifiedEvent = z.object({ id: z.int(), room: z.string(), name: z.string(), payload: z.unknown() });

export type FeedOptions = {
  database: Database;
  log: Log;
  onEvent: (event: StoredEvent) => void;
  listRooms: () => string[];
  /** Away for so long that nobody can say what was missed. */
  onGap: () => void;
};

const rememberedIds = 5_000;

/** Every committed event, in an order of commit, once, whatever happens to the line to the database. */
export async function followEvents({
  database,
  log,
  onEvent,
  listRooms,
  onGap,
}: FeedOptions): Promise<Listener> {
  const passedOn = new Set<number>();
  let lastId: number | undefined;
  let isFirst = true;
  /** While what was missed is read, what is new waits: nobody may hear the new before the missed. */
  let waiting: StoredEvent[] | undefined;

  const passOn = (event: StoredEvent) => {
    if (passedOn.has(event.id)) return;
    passedOn.add(event.id);
    if (passedOn.size > rememberedIds)
      for (const oldest of passedOn.values().take(1)) passedOn.delete(oldest);
    lastId = Math.max(lastId ?? 0, event.id);
    onEvent(event);
  };

  const catchUp = async () => {
    const missed =
      lastId === undefined ? undefined : await listMissedEvents(database.write, lastId, listRooms());
    if (missed === undefined) {
      lastId = await findNewestEventId(database.write);
      if (!isFirst) onGap();
    }
    for (const event of missed ?? []) passOn(event);
    for (const event of waiting ?? []) passOn(event);
    waiting = undefined;
    isFirst = false;
  };

  return listen({
    connection: database.connection,
    channel: liveChannel,
    onListening: catchUp,
    onNotification: (text) => {
      const event = z.parse(notifiedEvent, JSON.parse(text));
      if (waiting === undefined) passOn(event);
      else waiting.push(event);
    },
    onLost: (error) => {
      waiting ??= [];
      log.warn({ err: error }, 'the line for live messages was lost');
    },
  });
}
