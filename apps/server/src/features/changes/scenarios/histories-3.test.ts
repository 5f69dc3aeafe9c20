import { test } from 'vitest';
import { expectReplayed, historyTimeout, listHistories } from '../testing/random-histories.ts';

test.each(listHistories(3))(
  'history %i leaves nothing half done, though the process that sends is killed',
  async (_number, steps) => expectReplayed(steps, { isKilled: true }),
  historyTimeout,
);
