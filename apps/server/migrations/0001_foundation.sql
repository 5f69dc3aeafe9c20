-- What the live hub tells every process: written in the transaction of the change, kept a while for resuming.
create table live_events (
  id bigint generated always as identity primary key,
  room text not null,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index live_events_of_room on live_events (room, id);
create index live_events_by_age on live_events (created_at);
