import type { Failure } from '../failure.ts';
import { measureScripts } from './measure-scripts.ts';

const kilobyte = 1000;
export const mostSignInScript = 180 * kilobyte;
export const mostSignInWhole = 220 * kilobyte;
export const mostPart = 60 * kilobyte;

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;

export function checkScriptSizes(root: string): Failure[] {
  const { signInScript, signInWhole, parts } = measureScripts(root);
  const rows = [
    { at: 'sign-in page, script', bytes: signInScript, most: mostSignInScript },
    { at: 'sign-in page, whole first view', bytes: signInWhole, most: mostSignInWhole },
    ...parts.map(({ name, bytes }) => ({ at: name, bytes, most: mostPart })),
  ];
  return rows
    .filter(({ bytes, most }) => bytes > most)
    .map(({ at, bytes, most }) => ({
      at,
      says: `${inKilobytes(bytes)} after gzip, at most ${inKilobytes(most)}. Load later what is not seen at once: lazy(() => import('…')).`,
    }));
}
