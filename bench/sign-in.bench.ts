import { findUser } from '@tapwright/contracts/accounts';
import { addPeople, ask, prepareSignIn } from './people.ts';
import { startProcess } from './start-process.ts';
import { type Measurement, medianOf, quantileOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const roundsAtRest = 40;
const mostAtRestMs = 150;
const signInsPerSecond = 50;
const crowdSeconds = 10;
const readsPerSecond = 50;
/** Each signs in once: somebody who begins a third time before the first is answered is made to wait. */
const people = signInsPerSecond * crowdSeconds;

type Answered = { tookMs: number; failure: string | undefined };
type SignIn = (index: number) => Promise<string>;

export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    await addPeople(url, people);
    const server = await startProcess('whole-server', [url, dataDir]);
    const signIn = await prepareSignIn(server.ready);
    const token = await signIn(0);
    const atRest: number[] = [];
    for (let round = 0; round < roundsAtRest; round += 1) {
      atRest.push((await time(() => signIn(round))).tookMs);
    }
    const crowd = await meetCrowd(server.ready, signIn, token);
    await server.stop();
    const median = medianOf(atRest);
    return [
      {
        what: 'sign-in: at rest, with its hash',
        figure: `${median.toFixed(1)} ms`,
        goal: { words: `at most ${mostAtRestMs} ms`, isMet: median <= mostAtRestMs },
      },
      ...sayAll(`sign-in: ${signInsPerSecond} a second for ${crowdSeconds} s`, crowd.signIns),
      ...sayAll("sign-in: others' reads meanwhile", crowd.reads),
    ];
  });
}

async function meetCrowd(origin: string, signIn: SignIn, token: string) {
  const headers = { authorization: token };
  const read = () => ask(origin, findUser.path, { headers });
  const [signIns, reads] = await Promise.all([
    atRate(signInsPerSecond, signIn),
    atRate(readsPerSecond, read),
  ]);
  return { signIns, reads };
}

/** None waits for the one before, as people do not. */
async function atRate(perSecond: number, act: (index: number) => Promise<unknown>): Promise<Answered[]> {
  const startedAt = performance.now();
  const answered: Promise<Answered>[] = [];
  for (let index = 0; index < perSecond * crowdSeconds; index += 1) {
    const restMs = startedAt + (index * 1000) / perSecond - performance.now();
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    answered.push(time(() => act(index)));
  }
  return Promise.all(answered);
}

async function time(act: () => Promise<unknown>): Promise<Answered> {
  const startedAt = performance.now();
  const failure = await act().then(() => undefined, String);
  return { tookMs: performance.now() - startedAt, failure };
}

function sayAll(what: string, answered: readonly Answered[]): Measurement[] {
  const failures = answered.flatMap(({ failure }) => failure ?? []);
  const tookMs = answered.map((each) => each.tookMs);
  return [
    {
      what: `${what}, failed of ${answered.length}`,
      figure: [failures.length, ...new Set(failures)].join(' '),
      goal: { words: 'none', isMet: failures.length === 0 },
    },
    { what: `${what}, median`, figure: `${medianOf(tookMs).toFixed(1)} ms` },
    { what: `${what}, slowest of a hundred`, figure: `${quantileOf(tookMs, 0.99).toFixed(1)} ms` },
  ];
}
