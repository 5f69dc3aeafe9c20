import type { Refusal } from '../http/refusal.ts';
import type { Admit } from './hub.ts';
import type { Admission } from './live-socket.ts';

export type AdmitAll = (tokens: readonly string[]) => Promise<readonly (Admission | Refusal)[]>;

type Asking = { token: string } & PromiseWithResolvers<Admission>;

const maxAtOnce = 500;

/**
 * Whoever asks while others are answered waits for the next round, so that a word to everybody costs a few questions
 * to the database. A round holds only who asked before it began: no answer is older than its question.
 */
export function admitTogether(admitAll: AdmitAll): Admit {
  const waiting: Asking[] = [];
  let isAnswering = false;
  const answerAll = async () => {
    while (waiting.length > 0) await answer(waiting.splice(0, maxAtOnce), admitAll);
    isAnswering = false;
  };
  return (token) => {
    const asking = { token, ...Promise.withResolvers<Admission>() };
    waiting.push(asking);
    if (!isAnswering) setImmediate(() => void answerAll());
    isAnswering = true;
    return asking.promise;
  };
}

async function answer(round: readonly Asking[], admitAll: AdmitAll): Promise<void> {
  try {
    const answers = await admitAll(round.map(({ token }) => token));
    for (const [place, { resolve, reject }] of round.entries()) {
      const given = answers[place];
      if (given !== undefined && 'rooms' in given) resolve(given);
      else reject(given ?? new Error('One who asked was given no answer.'));
    }
  } catch (error) {
    for (const { reject } of round) reject(error);
  }
}
