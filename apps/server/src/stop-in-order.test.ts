import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from './platform/log/log.ts';
import { createStopSteps } from './stop-in-order.ts';

test('parts stop once, the last started first, and one that fails or hangs holds nobody up', async () => {
  const lines: string[] = [];
  const log = createLog({ sink: { write: (line) => lines.push(line) } });
  const stopped: string[] = [];
  const steps = createStopSteps();
  const stop = (name: string) => async () => {
    await wait(1);
    stopped.push(name);
  };
  steps.add('database', 1_000, stop('database'));
  steps.add('hanging', 10, () => new Promise(() => {}));
  steps.add('failing', 1_000, () => Promise.reject(new Error('broken')));
  steps.add('http', 1_000, stop('http'));
  await Promise.all([steps.stopAll(log), steps.stopAll(log)]);
  expect(stopped).toEqual(['http', 'database']);
  expect(lines.map((line) => /"step":"(\w+)"/.exec(line)?.[1])).toEqual(['failing', 'hanging']);
});
