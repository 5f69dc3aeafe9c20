import type { LiveMessages, LiveName } from '@tapwright/contracts/live';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../db/database.ts';

export const liveChannel = 'tapwright_live';

export type StoredEvent = { id: number; room: string; name: string; payload: unknown };

export type LiveEvent<Name extends LiveName> = { room: string; payload: LiveMessages[Name] };

/** Every process hears of them when, and only if, the transaction is committed; all in one statement. */
export async function insertLiveEvents<Name extends LiveName>(
  tx: Transaction,
  name: Name,
  events: readonly LiveEvent<Name>[],
): Promise<void> {
  if (events.length === 0) return;
  const rooms = events.map(({ room }) => room);
  const payloads = events.map(({ payload }) => JSON.stringify(payload));
  await sql`
    with event as (
      insert into live_events (room, name, payload)
      select given.room, ${name}, given.payload
      from unnest(${rooms}::text[], ${payloads}::jsonb[]) with ordinality as given (room, payload, place)
      order by place
      returning id, room, name, payload
    )
    select pg_notify(${liveChannel}, to_json(event)::text) from event`.execute(tx);
}

export async function findNewestEventId(db: Connection): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from live_events order by id desc limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * What whoever heard event `lastId` may have missed, in an order that can be cut off anywhere; undefined when that
 * event is no longer there. Ids are given before commit, so a smaller id can be committed later: what counts is not
 * the id but what was committed when `lastId` was written. All of that was heard before it.
 */
export async function listMissedEvents(
  db: Connection,
  lastId: number,
  rooms: readonly string[],
): Promise<StoredEvent[] | undefined> {
  const { rows } = await sql<StoredEvent | { id: null }>`
    select event.id, event.room, event.name, event.payload
    from live_events as known
    left join live_events as event
      on event.room = any(${rooms}) and event.id <> known.id
      and not pg_visible_in_snapshot(event.written_by, known.seen_before)
    where known.id = ${lastId}
    order by event.id`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is StoredEvent => row.id !== null);
}

/** The newest one stays, whatever its age: it is what a process or client that heard everything can name. */
export async function deleteOldEvents(db: Connection): Promise<void> {
  await sql`
    delete from live_events
    where created_at < now() - interval '1 hour' and id < (select max(id) from live_events)`.execute(db);
}
