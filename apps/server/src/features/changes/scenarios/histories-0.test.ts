import { test } from 'vitest';
import { expectReplayed, historyTimeout, listHistories } from '../testing/random-histories.ts';

test.each(listHistories(0))(
  'history %i leaves nothing half done',
  async (_number, steps) => expectReplayed(steps, { isKilled: false }),
  historyTimeout,
);
