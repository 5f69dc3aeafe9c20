import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocketServer, type WebSocket as ServerLine } from 'ws';
import { liveCloseCodes } from '@tapwright/contracts/live';
import { openLiveSocket, type ReceivedEvent } from './live-socket.ts';

type Line = {
  hello: unknown;
  say: (message: unknown) => void;
  drop: () => void;
  refuse: (reason: string) => void;
};

let server: WebSocketServer;
let lines: Line[];
let events: ReceivedEvent[];
let missed: number;
let firsts: number;
let refusals: number[];
let socket: ReturnType<typeof openLiveSocket>;

const lineOf = (line: ServerLine, hello: unknown): Line => ({
  hello,
  say: (message) => line.send(JSON.stringify(message)),
  drop: () => line.terminate(),
  refuse: (reason) => line.close(liveCloseCodes.notAdmitted, reason),
});
const ended = (id: number) => ({ id, name: 'session.ended', payload: { code: 20_011 } });
const ready = (resumed: boolean, lastId: number | null) => ({ ready: { resumed, lastId } });
const line = (place: number) => vi.waitUntil(() => lines[place], { timeout: 10_000 });

beforeEach(async () => {
  lines = [];
  events = [];
  missed = 0;
  firsts = 0;
  refusals = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (connected) => {
    connected.on('message', (text: Buffer) => lines.push(lineOf(connected, JSON.parse(text.toString()))));
  });
  await new Promise((listening) => server.once('listening', listening));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  socket = openLiveSocket({
    url: `ws://127.0.0.1:${port}/notice/41`,
    token: 't-1',
    onEvent: (event) => events.push(event),
    onMissed: () => (missed += 1),
    onFirst: () => (firsts += 1),
    onRefused: (code) => refusals.push(code),
    waitMs: () => 0,
  });
});
afterEach(() => {
  socket.close();
  for (const client of server.clients) client.terminate();
  server.close();
});

it('says who it is and hears what changed, each event once', async () => {
  const first = await line(0);
  expect(first.hello).toEqual({ token: 't-1' });
  for (const id of [5, 5, 6]) first.say(ended(id));
  first.say('nothing that we know');
  first.say(ended(7));
  await vi.waitUntil(() => events.length >= 3, { timeout: 10_000 });
  expect(events.map(({ id }) => id)).toEqual([5, 6, 7]);
});

it('comes back after a dropped line, names the last thing it heard, and does not hear it twice', async () => {
  const first = await line(0);
  first.say(ready(false, 8));
  first.say(ended(9));
  await vi.waitUntil(() => events.length === 1, { timeout: 10_000 });
  first.drop();

  const second = await line(1);
  expect(second.hello).toEqual({ token: 't-1', lastId: 9 });
  for (const id of [9, 10]) second.say(ended(id));
  second.say(ready(true, 10));
  await vi.waitUntil(() => events.length === 2, { timeout: 10_000 });
  expect(events.map(({ id }) => id)).toEqual([9, 10]);
  expect(missed).toBe(0);
});

it('reports when it was away for so long that events are lost', async () => {
  (await line(0)).say(ready(false, 3));
  (await line(0)).drop();
  (await line(1)).say(ready(false, 900));
  await vi.waitUntil(() => missed > 0, { timeout: 10_000 });
  expect(missed).toBe(1);
});

it('does not come back with a token that the server refuses', async () => {
  (await line(0)).refuse('20011');
  await vi.waitUntil(() => refusals.length === 1, { timeout: 10_000 });
  expect(refusals).toEqual([20_011]);
  expect(lines).toHaveLength(1);
});

it('says once that the first line is open, because what was read before may be old', async () => {
  (await line(0)).say(ready(false, 3));
  await vi.waitUntil(() => firsts === 1, { timeout: 10_000 });
  (await line(0)).drop();
  (await line(1)).say(ready(true, 3));
  (await line(1)).say(ended(4));
  await vi.waitUntil(() => events.length === 1, { timeout: 10_000 });
  expect(firsts).toBe(1);
});

it('names the last thing it heard when it is opened again for another team, and hears nothing twice', async () => {
  (await line(0)).say(ended(9));
  await vi.waitUntil(() => events.length === 1, { timeout: 10_000 });
  socket.renew();
  const second = await line(1);
  expect(second.hello).toEqual({ token: 't-1', lastId: 9 });
  for (const id of [9, 11]) second.say(ended(id));
  await vi.waitUntil(() => events.length === 2, { timeout: 10_000 });
  expect(events.map(({ id }) => id)).toEqual([9, 11]);
});

it('opens a new line at once after the network was away', async () => {
  await line(0);
  socket.renew();
  expect((await line(1)).hello).toEqual({ token: 't-1' });
});
