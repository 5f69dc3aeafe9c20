import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

const queryKey = ['figures'];

/** Each reading waits until it is answered. */
function createReader() {
  const readings: ((answer: string) => void)[] = [];
  const refusals: ((error: Error) => void)[] = [];
  const queryFn = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    readings.push(resolve);
    refusals.push(reject);
    return promise;
  };
  return { readings, refusals, queryFn };
}

test('what is made old while it is read for the first time is read once more', async () => {
  const client = createQueryClient(() => undefined);
  const { readings, queryFn } = createReader();
  const observer = new QueryObserver<string>(client, { queryKey, queryFn });
  const seen = observer.subscribe(() => undefined);
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey });
  readings[0]?.('before the change');
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.('after it');
  await expect.poll(() => observer.getCurrentResult().data).toBe('after it');
  expect(readings).toHaveLength(2);
  seen();
});

test('whoever waits for that first reading gets what was read after the change', async () => {
  const client = createQueryClient(() => undefined);
  const { readings, queryFn } = createReader();
  void client.prefetchQuery({ queryKey, queryFn });
  void client.invalidateQueries({ queryKey });
  readings[0]?.('before the change');
  await expect.poll(() => client.getQueryState(queryKey)?.fetchStatus).toBe('idle');
  const waited = client.fetchQuery({ queryKey, queryFn, staleTime: Infinity });
  readings[1]?.('after it');
  expect(await waited).toBe('after it');
});

test('a first reading that failed is not tried again by itself', async () => {
  const client = createQueryClient(() => undefined);
  const { readings, refusals, queryFn } = createReader();
  const observer = new QueryObserver<string>(client, { queryKey, queryFn });
  const seen = observer.subscribe(() => undefined);
  void client.invalidateQueries({ queryKey });
  refusals[0]?.(new Error('no line'));
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  expect(readings).toHaveLength(1);
  seen();
});

test('nor is one under way, where whoever makes it old says that it will do', async () => {
  const client = createQueryClient(() => undefined);
  const { readings, queryFn } = createReader();
  const observer = new QueryObserver<string>(client, { queryKey, queryFn });
  const seen = observer.subscribe(() => undefined);
  void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  readings[0]?.('figures');
  await expect.poll(() => observer.getCurrentResult().data).toBe('figures');
  expect(readings).toHaveLength(1);
  seen();
});

test('what is made old in the second try of a first reading is read once more too', async () => {
  const client = createQueryClient(() => undefined);
  const { readings, refusals, queryFn } = createReader();
  const observer = new QueryObserver<string>(client, { queryKey, queryFn });
  const seen = observer.subscribe(() => undefined);
  refusals[0]?.(new Error('no line'));
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  void observer.refetch();
  await expect.poll(() => readings.length).toBe(2);
  void client.invalidateQueries({ queryKey });
  readings[1]?.('before the change');
  await expect.poll(() => readings.length).toBe(3);
  readings[2]?.('after it');
  await expect.poll(() => observer.getCurrentResult().data).toBe('after it');
  seen();
});
