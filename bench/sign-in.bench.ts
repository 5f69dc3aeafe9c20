import { webcrypto } from 'node:crypto';
import { findUser, getPublicKey, login } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { hashPassword } from '@tapwright/server/features/accounts/hash-password';
import { openDatabase } from '@tapwright/server/platform/db/database';
import * as z from 'zod/mini';
import { startProcess } from './start-process.ts';
import { type Measurement, medianOf, quantileOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const people = 100;
const roundsAtRest = 40;
const mostAtRestMs = 150;
const signInsPerSecond = 50;
const crowdSeconds = 10;
const readEveryMs = 20;
const password = 'bench_pass_1';
const emailOf = (index: number) => `person${index % people}@bench.example`;

type Encrypt = () => Promise<string>;
type Answered = { tookMs: number; isGood: boolean };

/** Signing in as a browser does it, each password encrypted anew. */
export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    await register(url);
    const server = await startProcess('whole-server', [url, dataDir]);
    const encrypt = await prepareEncryption(server.ready);
    const token = await signIn(server.ready, encrypt, 0);
    const atRest: number[] = [];
    for (let round = 0; round < roundsAtRest; round += 1) {
      atRest.push((await time(() => signIn(server.ready, encrypt, round))).tookMs);
    }
    const crowd = await meetCrowd(server.ready, encrypt, token);
    await server.stop();
    return [
      sayMedian('sign-in: at rest, with its hash', atRest, mostAtRestMs),
      ...sayAll(`sign-in: ${signInsPerSecond} a second for ${crowdSeconds} s`, crowd.signIns),
      ...sayAll("sign-in: others' reads meanwhile", crowd.reads),
    ];
  });
}

async function register(connectionString: string): Promise<void> {
  const database = await openDatabase({ connection: { connectionString } });
  const passwordHash = await hashPassword(password);
  const values = Array.from({ length: people }, (_, index) => ({
    nickName: `Person ${index}`,
    email: emailOf(index),
    passwordHash,
  }));
  await database.write.insertInto('users').values(values).execute();
  await database.close();
}

async function prepareEncryption(origin: string): Promise<Encrypt> {
  const { publicKey } = z.parse(getPublicKey.answer, await ask(origin, getPublicKey.path));
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const spki = Buffer.from(publicKey, 'base64');
  const key = await webcrypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
  return async () =>
    Buffer.from(await webcrypto.subtle.encrypt(algorithm, key, Buffer.from(password))).toString('base64');
}

async function signIn(origin: string, encrypt: Encrypt, index: number): Promise<string> {
  const body = JSON.stringify({ account: emailOf(index), password: await encrypt() });
  const headers = { 'content-type': 'application/json' };
  return z.parse(login.answer, await ask(origin, login.path, { method: 'POST', headers, body })).token;
}

/** They do not wait for one another, as people do not. */
async function meetCrowd(origin: string, encrypt: Encrypt, token: string) {
  const headers = { authorization: token };
  const signIns: Promise<Answered>[] = [];
  const reads: Promise<Answered>[] = [];
  await Promise.all([
    every(1000 / signInsPerSecond, (index) => signIns.push(time(() => signIn(origin, encrypt, index)))),
    every(readEveryMs, () => reads.push(time(() => ask(origin, findUser.path, { headers })))),
  ]);
  return { signIns: await Promise.all(signIns), reads: await Promise.all(reads) };
}

async function every(stepMs: number, act: (index: number) => void): Promise<void> {
  const startedAt = performance.now();
  for (let index = 0; index < (crowdSeconds * 1000) / stepMs; index += 1) {
    const restMs = startedAt + index * stepMs - performance.now();
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    act(index);
  }
}

async function ask(origin: string, path: string, init?: RequestInit): Promise<unknown> {
  const answer = z.parse(
    z.object({ code: z.int(), data: z.unknown() }),
    await (await fetch(`${origin}${path}`, init)).json(),
  );
  if (answer.code !== codes.success) throw new Error(`${path} answered ${answer.code}.`);
  return answer.data;
}

async function time(act: () => Promise<unknown>): Promise<Answered> {
  const startedAt = performance.now();
  const isGood = await act().then(
    () => true,
    () => false,
  );
  return { tookMs: performance.now() - startedAt, isGood };
}

function sayMedian(what: string, tookMs: readonly number[], mostMs: number): Measurement {
  const median = medianOf(tookMs);
  const goal = { words: `at most ${mostMs} ms`, isMet: median <= mostMs };
  return { what, figure: `${median.toFixed(1)} ms`, goal };
}

function sayAll(what: string, answered: readonly Answered[]): Measurement[] {
  const failed = answered.filter(({ isGood }) => !isGood).length;
  const tookMs = answered.map((each) => each.tookMs);
  return [
    {
      what: `${what}, failed of ${answered.length}`,
      figure: String(failed),
      goal: { words: 'none', isMet: failed === 0 },
    },
    { what: `${what}, median`, figure: `${medianOf(tookMs).toFixed(1)} ms` },
    { what: `${what}, slowest of a hundred`, figure: `${quantileOf(tookMs, 0.99).toFixed(1)} ms` },
  ];
}
