import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

test('two databases do not see each other', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const event = { room: 'team:1', name: 'session.ended', payload: '{}' };
  await one.database.write.insertInto('liveEvents').values(event).execute();
  expect(await other.database.read.selectFrom('liveEvents').selectAll().execute()).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

test('a write through the reading side is refused, as a replica would', async () => {
  const { database, close } = await createTestDatabase();
  const event = { room: 'team:1', name: 'session.ended', payload: '{}' };
  await expect(database.read.insertInto('liveEvents').values(event).execute()).rejects.toThrow('read-only');
  await close();
});
