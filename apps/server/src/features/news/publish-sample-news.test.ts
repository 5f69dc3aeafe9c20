import { findBatchgetMaterial, findMaterial } from '@tapwright/contracts/news';
import { writtenLanguages } from '@tapwright/domain/written-languages';
import { expect, test } from 'vitest';
import { startTeamServer } from '../teams/testing/team-server.ts';
import { publishSampleNews } from './publish-sample-news.ts';

test('samples are published once, each in every language, and say what they are', async () => {
  const { deps, ask, makePerson } = await startTeamServer();
  const reader = await makePerson();
  await publishSampleNews(deps);
  await publishSampleNews(deps);
  const { list, total } = await ask(reader, findBatchgetMaterial, { query: { language: 'en' } });
  expect(total).toBe(2);
  expect(list[0]?.title).toBe('Welcome to the demo');
  const titles = new Set<string>();
  for (const language of writtenLanguages) {
    const text = await ask(reader, findMaterial, { query: { id: list[0]?.id ?? 0, language } });
    expect(text.language).toBe(language);
    expect(text.body.length).toBeGreaterThan(100);
    titles.add(text.title);
  }
  expect(titles.size).toBe(writtenLanguages.length);
});
