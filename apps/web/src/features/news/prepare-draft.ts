import { type NewsText, newsText, type NewsType } from '@tapwright/contracts/news';
import {
  chooseWrittenLanguage,
  type WrittenLanguage,
  writtenLanguages,
} from '@tapwright/domain/written-languages';
import * as z from 'zod/mini';

export type Words = { readonly title: string; readonly body: string };
export type Draft = {
  readonly type: NewsType;
  readonly isPinned: boolean;
  readonly words: Readonly<Record<WrittenLanguage, Words>>;
};

const unwritten: Words = { title: '', body: '' };
const nothing: Draft['words'] = {
  'zh-CN': unwritten,
  'zh-TW': unwritten,
  en: unwritten,
  ja: unwritten,
  ko: unwritten,
};

type Saved = { type: NewsType; isPinned: boolean; texts: readonly NewsText[] };

export function openDraft(saved: Saved = { type: 'news', isPinned: false, texts: [] }): Draft {
  const words = Object.fromEntries(
    saved.texts.map(({ language, title, body }) => [language, { title, body }]),
  );
  return { type: saved.type, isPinned: saved.isPinned, words: { ...nothing, ...words } };
}

/** A language with neither title nor body is not sent. */
export function textsOf({ words }: Draft): NewsText[] {
  return listWritten(words).map((language) => ({ language, ...words[language] }));
}

export function listWritten(words: Draft['words']): WrittenLanguage[] {
  return writtenLanguages.filter(
    (language) => words[language].title.trim() !== '' || words[language].body.trim() !== '',
  );
}

export type DraftIssue = { language: WrittenLanguage; field: 'title' | 'body'; issue: z.core.$ZodIssue };

/** The first rule that the draft breaks, and where. A draft in no language breaks that of the title, where one is. */
export function findDraftIssue(draft: Draft, current: WrittenLanguage): DraftIssue | undefined {
  const written = listWritten(draft.words);
  for (const language of written.length === 0 ? [current] : written) {
    const { error } = z.safeParse(newsText, { language, ...draft.words[language] });
    const issue = error?.issues[0];
    if (issue !== undefined) return { language, field: issue.path[0] === 'body' ? 'body' : 'title', issue };
  }
  return undefined;
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a reader of that language sees: their own words, or those they fall back to. */
export function findShown(words: Draft['words'], reader: WrittenLanguage) {
  const language = chooseWrittenLanguage(reader, listWritten(words));
  return language === undefined ? undefined : { language, ...words[language] };
}
