import { findUser } from '@tapwright/contracts/accounts';
import { hashPassword } from '@tapwright/server/features/accounts/passwords/hash-password';
import { type Answered, atRate, time } from './at-rate.ts';
import { addPeople, ask, prepareSignIn } from './people.ts';
import { startProcess } from './start-process.ts';
import { type Measurement, medianOf, quantileOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const warmUps = 30;
const roundsAtRest = 100;
const mostAtRestMs = 150;
const maxToHash = 2;
const signInsPerSecond = 50;
const crowdSeconds = 10;
const readsPerSecond = 50;
/** Each signs in once: somebody who begins a third time before the first is answered is made to wait. */
const people = signInsPerSecond * crowdSeconds;

type SignIn = (index: number) => Promise<string>;

export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    await addPeople(url, people);
    const server = await startProcess('whole-server', [url, dataDir]);
    const signIn = await prepareSignIn(server.ready);
    const token = await signIn(0);
    // What is compiled for the first of them is nobody's wait on a day like any other.
    for (let index = 1; index <= warmUps; index += 1) await signIn(people - index);
    const atRest: number[] = [];
    const hashes: number[] = [];
    for (let round = 0; round < roundsAtRest; round += 1) {
      atRest.push((await time(() => signIn(round))).tookMs);
      hashes.push((await time(() => hashPassword('bench_pass_1'))).tookMs);
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
      { what: 'sign-in: at rest, 95 of 100 within', figure: `${quantileOf(atRest, 0.95).toFixed(1)} ms` },
      {
        what: 'sign-in: at rest, to its hash alone',
        figure: (median / medianOf(hashes)).toFixed(2),
        goal: { words: `at most ${maxToHash}`, isMet: median / medianOf(hashes) <= maxToHash },
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
    atRate(signInsPerSecond, crowdSeconds, signIn),
    atRate(readsPerSecond, crowdSeconds, read),
  ]);
  return { signIns, reads };
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
