import { constants, setPriority } from 'node:os';
import { findUser } from '@tapwright/contracts/accounts';
import { atRate } from './at-rate.ts';
import { addPeople, ask, prepareSignIn } from './people.ts';
import { startProcess } from './start-process.ts';
import { type Measurement, medianOf, quantileOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const rounds = 3;
const secondsEach = 10;
const warmUpSeconds = 3;
/** Each reads twice a second less than anybody may. */
const readers = 5;
const readsPerSecond = 50;
const maxRatio = 1.5;

/** What signed-in people wait for while a stranger sends a thousand requests a second, and while nobody does, in turn. */
export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    await addPeople(url, readers);
    const server = await startProcess('whole-server', [url, dataDir, '', 'limited']);
    const stranger = await startProcess('junk-sender', [server.ready]);
    // The stranger has a machine of their own: what sending costs here is taken from nobody else.
    setPriority(stranger.pid, constants.priority.PRIORITY_LOW);
    const signIn = await prepareSignIn(server.ready);
    const tokens: string[] = [];
    for (let index = 0; index < readers; index += 1) tokens.push(await signIn(index));
    const read = (seconds: number) =>
      atRate(readsPerSecond, seconds, (index) =>
        ask(server.ready, findUser.path, { headers: { authorization: tokens[index % readers] ?? '' } }),
      );
    await read(warmUpSeconds);
    const turns: { quiet: number; flooded: number; failed: number }[] = [];
    let came = '';
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await read(secondsEach);
      const [flooded, statuses] = await Promise.all([read(secondsEach), stranger.ask(String(secondsEach))]);
      came = statuses;
      const p95 = (answered: typeof quiet) =>
        quantileOf(
          answered.map(({ tookMs }) => tookMs),
          0.95,
        );
      const failed = [...quiet, ...flooded].filter(({ failure }) => failure !== undefined).length;
      turns.push({ quiet: p95(quiet), flooded: p95(flooded), failed });
    }
    await Promise.all([stranger.stop(), server.stop()]);
    return describe(turns, came);
  });
}

function describe(turns: { quiet: number; flooded: number; failed: number }[], came: string): Measurement[] {
  const say = (ms: number) => `${ms.toFixed(1)} ms`;
  const ratio = medianOf(turns.map(({ quiet, flooded }) => flooded / quiet));
  const failed = turns.reduce((sum, turn) => sum + turn.failed, 0);
  return [
    { what: "junk: a person's p95 without", figure: say(medianOf(turns.map(({ quiet }) => quiet))) },
    {
      what: `junk: the same at 1,000 a second for ${secondsEach} s`,
      figure: say(medianOf(turns.map(({ flooded }) => flooded))),
    },
    {
      what: 'junk: ratio of the two',
      figure: ratio.toFixed(2),
      goal: { words: `at most ${maxRatio}`, isMet: ratio <= maxRatio },
    },
    {
      what: "junk: people's calls that failed",
      figure: String(failed),
      goal: { words: 'none', isMet: failed === 0 },
    },
    { what: 'junk: what the stranger was answered, last round', figure: came },
  ];
}
