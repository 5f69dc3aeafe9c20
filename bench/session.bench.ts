import { loadPath } from './load.ts';
import { addPeople, prepareSignIn } from './people.ts';
import { startProcess } from './start-process.ts';
import { type Measurement, medianOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const rounds = 15;
const warmUpSeconds = 2;
const secondsEach = 1;
const mostAddedMs = 0.5;

/** One call after the other on one connection, without and with the check, turn by turn. */
export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    await addPeople(url, 1);
    const server = await startProcess('whole-server', [url, dataDir]);
    const headers = { authorization: await (await prepareSignIn(server.ready))(0) };
    const millisecondsOf = async (path: string, seconds: number) =>
      1000 / (await loadPath(server.ready, path, seconds, headers, 1));
    const withoutCheck = (seconds: number) => millisecondsOf('/bench/empty', seconds);
    const withCheck = (seconds: number) => millisecondsOf('/bench/empty-signed-in', seconds);

    const turns: { without: number; with: number }[] = [];
    await withoutCheck(warmUpSeconds);
    await withCheck(warmUpSeconds);
    for (let round = 0; round < rounds; round += 1) {
      turns.push({ without: await withoutCheck(secondsEach), with: await withCheck(secondsEach) });
    }
    await server.stop();
    const added = medianOf(turns.map((turn) => turn.with - turn.without));
    const ratio = medianOf(turns.map((turn) => turn.with / turn.without));
    return [
      { what: 'session: a call without', figure: say(medianOf(turns.map((turn) => turn.without))) },
      {
        what: 'session: the same call with its check',
        figure: say(medianOf(turns.map((turn) => turn.with))),
      },
      { what: 'session: ratio of the two', figure: ratio.toFixed(2) },
      {
        what: 'session: what the check adds',
        figure: say(added),
        goal: { words: `at most ${mostAddedMs} ms`, isMet: added <= mostAddedMs },
      },
    ];
  });
}

const say = (ms: number) => `${ms.toFixed(2)} ms`;
