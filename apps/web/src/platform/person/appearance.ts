import * as z from 'zod/mini';
import { everyTab } from '../browser.ts';
import { storedValue } from './stored-value.ts';

/** The page itself reads it before its first paint, under the same key. */
export const appearance = storedValue(
  everyTab,
  'tapwright.appearance',
  z.enum(['light', 'dark', 'auto']),
  'auto',
);
