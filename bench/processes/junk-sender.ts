import { Agent, request } from 'node:http';
import { findUser, getPublicKey, login } from '@tapwright/contracts/accounts';

/** Sends what nobody meant, at the rate that is asked for; answers how many of each status came back. */
const [origin = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const perSecond = 1_000;
const tickMs = 10;

const kinds = [
  { path: findUser.path, headers: { authorization: 'invented' } },
  { path: getPublicKey.path },
  { path: '/openapi.json' },
  { path: '/nowhere/at/all' },
  {
    path: login.path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'nobody@bench.example', password: 'a.b' }),
  },
];

function send(index: number, statuses: Map<number | string, number>): Promise<void> {
  const { path = '/', method = 'GET', headers = {}, body = '' } = kinds[index % kinds.length] ?? {};
  const count = (what: number | string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  return new Promise((resolve) => {
    const sent = request(`${origin}${path}`, { agent, method, headers }, (response) => {
      count(response.statusCode ?? 0);
      response.resume().on('close', resolve);
    });
    sent.on('error', (error) => {
      count(error.message);
      resolve();
    });
    sent.end(body);
  });
}

async function sendFor(seconds: number): Promise<string> {
  const statuses = new Map<number | string, number>();
  const startedAt = performance.now();
  const answered: Promise<void>[] = [];
  while (answered.length < seconds * perSecond) {
    const due = Math.min(seconds, (performance.now() - startedAt) / 1000) * perSecond;
    while (answered.length < due) answered.push(send(answered.length, statuses));
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  await Promise.all(answered);
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
}

process.on('message', (seconds) => {
  void sendFor(Number(seconds)).then((what) => process.send?.(what));
});
process.on('disconnect', () => process.exit());
process.send?.('');
