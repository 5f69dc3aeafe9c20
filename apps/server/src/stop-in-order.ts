import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './platform/log/log.ts';

type Step = { name: string; limitMs: number; stop: () => Promise<void> };

export type StopSteps = {
  /** What started last stops first. */
  add: (name: string, limitMs: number, stop: () => Promise<void>) => void;
  /** However often it is asked, each step stops once. A step that fails or takes too long does not hold the next. */
  stopAll: (log: Log) => Promise<void>;
};

export function createStopSteps(): StopSteps {
  const steps: Step[] = [];
  let stopping: Promise<void> | undefined;
  const stopEach = async (log: Log) => {
    for (const step of steps.toReversed()) await stopWithin(step, log);
  };
  return {
    add: (name, limitMs, stop) => steps.push({ name, limitMs, stop }),
    stopAll: (log) => (stopping ??= stopEach(log)),
  };
}

async function stopWithin({ name, limitMs, stop }: Step, log: Log): Promise<void> {
  const stopped = stop().then(
    () => true,
    (error: unknown) => {
      log.error({ err: error, step: name }, 'a part did not stop cleanly');
      return true;
    },
  );
  const isStopped = await Promise.race([stopped, wait(limitMs, false)]);
  if (!isStopped) log.error({ step: name, limitMs }, 'a part did not stop in time');
}
