import { setImmediate } from 'node:timers/promises';
import { daysBetween } from '@tapwright/domain/days';
import { joinMarkets, type Given, type Proposed, proposeByMarket } from '../rules/propose-all.ts';
import { teamRoom } from '../../../platform/live/rooms.ts';
import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import { replaceNGrams, replaceProposals } from './made-store.ts';
import { findTermDays, readTeamAds } from './read-team-ads.ts';
import { readRates } from './read-rates.ts';
import { endMaking } from './runs-store.ts';

/** Looks through all ads of a team, and puts what it found in the place of what was found before. */
export async function makeProposals(deps: Deps, teamId: number): Promise<void> {
  const db = deps.database.write;
  const days = await findTermDays(db, teamId);
  const { completeDays, terms, nGrams } = days;
  const madeAt = deps.clock.now();
  const read =
    terms === undefined || nGrams === undefined
      ? undefined
      : await readTeamAds(db, teamId, { ...days, terms, nGrams });
  const lengthOf = (range: typeof terms) => (range === undefined ? 1 : daysBetween(range.from, range.to) + 1);
  const made =
    read === undefined
      ? { proposals: [], nGrams: [] }
      : await proposeInTurns({ ...read, days: { terms: lengthOf(terms), nGrams: lengthOf(nGrams) } });
  const { proposals } = made;
  const perUsd = await readRates(
    deps,
    proposals.map(({ currency }) => currency),
  );
  await systemWrite(deps, 'proposals, which change nothing until somebody takes them', async ({ tx }) => {
    await replaceProposals(
      tx,
      { teamId, madeAt, range: terms, longRange: nGrams, isOfApple: false },
      proposals,
      perUsd,
    );
    await replaceNGrams(tx, teamId, made.nGrams);
    await endMaking(tx, {
      teamId,
      madeAt,
      range: terms,
      nGramsFrom: nGrams?.from,
      completeDays,
      hiddenShare: read?.hiddenShare ?? null,
    });
    await deps.live.publish(tx, teamRoom(teamId), 'assistant.changed', { teamId });
  });
}

/** Calls are answered between two markets. */
async function proposeInTurns(given: Given): Promise<Proposed> {
  const parts: Proposed[] = [];
  for (const part of proposeByMarket(given)) {
    parts.push(part);
    await setImmediate();
  }
  return joinMarkets(parts);
}
