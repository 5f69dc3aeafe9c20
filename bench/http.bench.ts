import { loadPath } from './load.ts';
import { startProcess } from './start-process.ts';
import { type Measurement, medianOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const rounds = 15;
const warmUpSeconds = 4;
const secondsEach = 1;
const leastShare = 0.6;

/** Turn by turn in one run, so that whatever else the machine does meets both alike. */
export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    const bare = await startProcess('bare-fastify');
    const whole = await startProcess('whole-server', [url, dataDir]);
    const rates: { bare: number; whole: number }[] = [];
    await Promise.all([ask(bare.ready, warmUpSeconds), ask(whole.ready, warmUpSeconds)]);
    for (let round = 0; round < rounds; round += 1) {
      rates.push({
        bare: await ask(bare.ready, secondsEach),
        whole: await ask(whole.ready, secondsEach),
      });
    }
    await Promise.all([bare.stop(), whole.stop()]);
    const share = medianOf(rates.map((rate) => rate.whole / rate.bare));
    return [
      { what: 'http: bare Fastify, requests/s', figure: medianOf(rates.map((rate) => rate.bare)).toFixed(0) },
      {
        what: 'http: whole server, requests/s',
        figure: medianOf(rates.map((rate) => rate.whole)).toFixed(0),
      },
      {
        what: 'http: whole server in percent of bare',
        figure: `${(share * 100).toFixed(1)} %`,
        goal: { words: `at least ${leastShare * 100} %`, isMet: share >= leastShare },
      },
    ];
  });
}

const ask = (origin: string, seconds: number) => loadPath(origin, '/bench/empty', seconds);
