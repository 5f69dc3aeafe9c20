import { get } from 'node:http';
import { expect, describe, test } from 'vitest';
import { makeTestApp, startTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';

describe('probes', () => {
  test('the server is ready when database, jobs and live lines are, and not once it stops', async () => {
    const { database, close } = await createTestDatabase();
    const server = await makeTestApp(database);
    const ready = () => server.app.http.inject('/readyz');
    expect((await ready()).statusCode).toBe(503);
    expect((await server.app.http.inject('/healthz')).statusCode).toBe(200);
    await server.start();
    expect((await ready()).json()).toEqual({
      ok: true,
      checks: { database: true, jobs: true, live: true, accepting: true },
    });
    await server.stop();
    await close();
  });
});

describe('figures', () => {
  const ask = async (origin: string, headers: Record<string, string> = {}) =>
    (await fetch(`${origin}/metrics`, { headers })).status;

  test('are for this machine alone, and behind a proxy for nobody', async () => {
    const { origin } = await startTestApp();
    expect(await ask(origin)).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(await ask(origin, { [name]: '127.0.0.1' })).toBe(404);
    }
  });

  test.each([
    ['ads.example.com', 404],
    ['localhost.example.com:3000', 404],
    ['localhost:3000', 200],
    ['[::1]:3000', 200],
  ])('are asked for by a name of this machine: by %s they answer %i', async (host, status) => {
    const { origin } = await startTestApp();
    const answered = await new Promise((resolve, reject) => {
      get(`${origin}/metrics`, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      );
    });
    expect(answered).toBe(status);
  });

  test('are for nobody where others than this machine can come, whatever a proxy leaves out', async () => {
    const named = await startTestApp({ settings: { publicUrl: new URL('https://ads.example.com') } });
    expect(await ask(named.origin)).toBe(404);
    const proxied = await startTestApp({ settings: { trustProxy: 1 } });
    expect(await ask(proxied.origin)).toBe(404);
  });

  test('are for whoever has the token, wherever they come from', async () => {
    const { origin } = await startTestApp({ settings: { metricsToken: 'metrics-token-16' } });
    expect(await ask(origin)).toBe(404);
    expect(await ask(origin, { authorization: 'Bearer wrong' })).toBe(404);
    const headers = { authorization: 'Bearer metrics-token-16', 'x-forwarded-for': '203.0.113.1' };
    expect(await ask(origin, headers)).toBe(200);
  });

  test('tell of requests by route, live lines, jobs, connections and the event loop', async () => {
    const { origin } = await startTestApp();
    await fetch(`${origin}/frame/settings`);
    await fetch(`${origin}/no/such/path`);
    const text = await (await fetch(`${origin}/metrics`)).text();
    for (const figure of [
      'http_request_duration_seconds_count{method="GET",route="/frame/settings",status="2xx"} 1',
      'http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 1',
      'live_sockets{state="open"} 0',
      'jobs{state="dead"} 0',
      'database_connections{state="open"}',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(text).toContain(figure);
    }
  });
});
