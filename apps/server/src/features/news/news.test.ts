import { codes } from '@tapwright/contracts/codes';
import * as calls from '@tapwright/contracts/news';
import { expect, test } from 'vitest';
import { listOperations, startWithStaff } from '../staff/testing/start-with-staff.ts';

const english = { language: 'en', title: 'Two languages more', body: 'Korean and **Japanese**.' };
const chinese = { language: 'zh-CN', title: '新增两种语言', body: '韩语和**日语**。' };

async function startWithAuthor() {
  const server = await startWithStaff();
  const { token } = await server.signInWithSecondFactor('admin');
  const save = async (texts: unknown[], rest: Record<string, unknown> = {}) =>
    server.get(calls.saveNews, { token, body: { type: 'news', isPinned: false, texts, ...rest } });
  const write = async (texts: unknown[], rest?: Record<string, unknown>) => {
    const { id } = await save(texts, rest);
    await server.get(calls.publishNews, { token, body: { id } });
    return id;
  };
  return { ...server, token, save, write };
}

test('a draft is for staff alone until it is published, and again once it is withdrawn', async () => {
  const { ask, get, token, save } = await startWithAuthor();
  const { id } = await save([english]);
  const read = () => ask(calls.findMaterial, { query: { id: String(id) } });
  expect((await get(calls.findBatchgetMaterial)).total).toBe(0);
  expect((await read()).code).toBe(codes.notFound);

  await ask(calls.publishNews, { token, body: { id } });
  expect((await get(calls.findBatchgetMaterial)).list).toMatchObject([{ id, title: english.title }]);
  expect((await read()).data).toMatchObject({ title: english.title, body: english.body, language: 'en' });
  expect((await ask(calls.publishNews, { token, body: { id } })).code).toBe(codes.changedMeanwhile);

  await ask(calls.withdrawNews, { token, body: { id } });
  expect((await read()).code).toBe(codes.notFound);
  expect((await get(calls.findStaffNews, { token })).list).toMatchObject([{ id, publishedAt: null }]);
});

test.each([
  ['zh-CN', chinese],
  ['zh-TW', english],
  ['ja', english],
] as const)('who reads %s is given the nearest language that was written', async (language, shown) => {
  const { get, write } = await startWithAuthor();
  const id = await write([chinese, english]);
  const { list } = await get(calls.findBatchgetMaterial, { language });
  expect(list).toMatchObject([{ title: shown.title, language: shown.language }]);
  const opened = await get(calls.findMaterial, { query: { id: String(id) }, language });
  expect(opened).toMatchObject({ title: shown.title, body: shown.body, language: shown.language });
  const asked = await get(calls.findMaterial, { query: { id: String(id), language }, language: 'ko' });
  expect(asked.language).toBe(shown.language);
});

test('pinned ones stand first, then the newest, page by page and kind by kind', async () => {
  const { get, write } = await startWithAuthor();
  const titled = (title: string) => [{ ...english, title }];
  await write(titled('pinned'), { isPinned: true });
  for (let number = 1; number <= 11; number += 1) await write(titled(`no ${number}`));
  await write(titled('how to'), { type: 'help' });

  const first = await get(calls.findBatchgetMaterial);
  expect(first.total).toBe(12);
  expect(first.list.slice(0, 2).map(({ title }) => title)).toEqual(['pinned', 'no 11']);
  expect(first.list).toHaveLength(10);
  const second = await get(calls.findBatchgetMaterial, { query: { pageNum: '2' } });
  expect(second.list.map(({ title }) => title)).toEqual(['no 2', 'no 1']);
  const help = await get(calls.findBatchgetMaterial, { query: { type: 'help' } });
  expect(help.list.map(({ title }) => title)).toEqual(['how to']);
});

test('of two who edit the same text the second learns of the first', async () => {
  const { ask, get, token, save } = await startWithAuthor();
  const { id, version } = await save([english]);
  await save([english, chinese], { id, version });
  const late = { type: 'news', isPinned: true, texts: [english], id, version };
  expect((await ask(calls.saveNews, { token, body: late })).code).toBe(codes.changedMeanwhile);
  const kept = await get(calls.findStaffNewsItem, { token, query: { id: String(id) } });
  expect(kept).toMatchObject({ version: version + 1, isPinned: false });
  expect(kept.texts.map(({ language }) => language)).toEqual(['en', 'zh-CN']);
});

test('a text without a title, in no language or twice in one is refused, and nothing is kept', async () => {
  const { ask, get, token } = await startWithAuthor();
  const wrong: [unknown[], string][] = [
    [[{ ...english, title: ' ' }], 'texts.0.title'],
    [[{ ...english, title: 'x'.repeat(121) }], 'texts.0.title'],
    [[{ ...english, body: 'x'.repeat(20_001) }], 'texts.0.body'],
    [[{ ...english, language: 'fr' }], 'texts.0.language'],
    [[english, english], 'texts'],
    [[], 'texts'],
  ];
  for (const [texts, field] of wrong) {
    const answer = await ask(calls.saveNews, { token, body: { type: 'news', isPinned: false, texts } });
    expect(answer).toMatchObject({ code: codes.badInput, data: { fields: { [field]: expect.any(String) } } });
  }
  expect((await get(calls.findStaffNews, { token })).total).toBe(0);
});

test('every change leaves its row, and what was removed is gone', async () => {
  const server = await startWithAuthor();
  const { ask, get, token, save } = server;
  const { id, version } = await save([english]);
  await save([{ ...english, body: 'Both.' }, chinese], { id, version, isPinned: true });
  await ask(calls.publishNews, { token, body: { id } });
  await ask(calls.withdrawNews, { token, body: { id } });
  await ask(calls.removeNews, { token, body: { id } });

  expect((await get(calls.findStaffNews, { token })).total).toBe(0);
  expect((await ask(calls.removeNews, { token, body: { id } })).code).toBe(codes.notFound);
  const rows = (await listOperations(server)).slice(0, 5).toReversed();
  expect(rows).toMatchObject([
    { operation: 'news.created', actorKind: 'staff', after: { newsTitles: ['en: Two languages more'] } },
    { operation: 'news.edited', before: { isPinned: false }, after: { newsChangedIn: ['en', 'zh-CN'] } },
    { operation: 'news.published' },
    { operation: 'news.withdrawn' },
    { operation: 'news.removed', before: { isPinned: true } },
  ]);
});

test('only staff with a second factor write', async () => {
  const { ask, get, signIn, makePerson, token } = await startWithAuthor();
  await makePerson({ nickName: 'Mei', email: 'mei@halden.app' });
  await makePerson({ nickName: 'Jonas', email: 'jonas@halden.app', isStaff: true });
  const askers = [
    [undefined, codes.noToken],
    [await signIn('mei@halden.app'), codes.notPermitted],
    [await signIn('jonas@halden.app'), codes.secondFactorNeeded],
  ] as const;
  const bodies = { type: 'news', isPinned: false, texts: [english] };
  for (const [asker, code] of askers) {
    const as = asker === undefined ? {} : { token: asker };
    for (const call of [calls.saveNews, calls.publishNews, calls.withdrawNews, calls.removeNews]) {
      expect((await ask(call, { ...as, body: { ...bodies, id: 1 } })).code).toBe(code);
    }
    expect((await ask(calls.findStaffNews, as)).code).toBe(code);
    expect((await ask(calls.findStaffNewsItem, { ...as, query: { id: '1' } })).code).toBe(code);
  }
  expect((await get(calls.findStaffNews, { token })).total).toBe(0);
});
