import { expect, test } from 'vitest';
import { findDraftIssue, findShown, isSameDraft, listWritten, openDraft, textsOf } from './prepare-draft.ts';

const saved = {
  type: 'help' as const,
  isPinned: true,
  texts: [
    { language: 'en' as const, title: 'Bids', body: 'How bids work.' },
    { language: 'zh-CN' as const, title: '出价', body: '出价说明。' },
  ],
};
const withWords = (language: 'ja' | 'en', title: string, body: string) => {
  const draft = openDraft(saved);
  return { ...draft, words: { ...draft.words, [language]: { title, body } } };
};

test('what was saved is opened and sent as it was', () => {
  const draft = openDraft(saved);
  expect(listWritten(draft.words)).toEqual(['zh-CN', 'en']);
  expect(textsOf(draft)).toEqual(saved.texts.toReversed());
  expect(isSameDraft(draft, openDraft(saved))).toBe(true);
  expect(isSameDraft(draft, withWords('ja', '入札', ''))).toBe(false);
});

test('a body without its title is a mistake in that language, an empty language is none', () => {
  expect(findDraftIssue(openDraft(saved), 'ja')).toBeUndefined();
  expect(findDraftIssue(withWords('ja', ' ', '説明'), 'en')).toMatchObject({
    language: 'ja',
    field: 'title',
    issue: { message: 'news:rules.titleRequired' },
  });
  expect(findDraftIssue(withWords('en', 'Bids', 'x'.repeat(20_001)), 'en')).toMatchObject({
    language: 'en',
    field: 'body',
  });
  expect(findDraftIssue(openDraft(), 'ko')).toMatchObject({ language: 'ko', field: 'title' });
});

test('each reader is shown the nearest language', () => {
  const { words } = openDraft(saved);
  expect(findShown(words, 'zh-CN')).toMatchObject({ language: 'zh-CN', title: '出价' });
  expect(findShown(words, 'ja')).toMatchObject({ language: 'en', title: 'Bids' });
  expect(findShown(openDraft().words, 'ja')).toBeUndefined();
});
