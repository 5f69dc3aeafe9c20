import { writtenLanguages } from '@tapwright/domain/written-languages';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';

export const newsTypes = ['news', 'help', 'agreement'] as const;
export type NewsType = (typeof newsTypes)[number];

const newsId = z.coerce.number().check(z.int(), z.positive());
const writtenLanguage = z.enum(writtenLanguages);
const material = {
  id: z.int(),
  type: z.enum(newsTypes),
  title: z.string(),
  /** In which language it is given: the reader's, or the nearest that was written. */
  language: writtenLanguage,
  publishedAt: z.string(),
};

export const findBatchgetMaterial = defineCall({
  method: 'GET',
  path: '/account/findBatchgetMaterial',
  access: { to: 'anyone' },
  summary: 'Published texts, titles only: pinned ones first, then the newest.',
  query: z.object({
    ...pageQuery,
    type: z._default(z.enum(newsTypes), 'news'),
    /** Without one, the language of `Accept-Language`. */
    language: z.optional(writtenLanguage),
  }),
  answer: pageOf(z.object({ ...material, isPinned: z.boolean() })),
});

export const findMaterial = defineCall({
  method: 'GET',
  path: '/account/findMaterial',
  access: { to: 'anyone' },
  summary: 'One published text, its body in Markdown.',
  query: z.object({ id: newsId, language: z.optional(writtenLanguage) }),
  answer: z.object({ ...material, body: z.string() }),
  refusals: ['notFound'],
});

export const maxTitleCharacters = 120;
const maxBody = 20_000;

export const newsText = z.object({
  language: writtenLanguage,
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'news:rules.titleRequired'), z.maxLength(maxTitleCharacters)),
  body: z.string().check(z.maxLength(maxBody)),
});
export type NewsText = z.infer<typeof newsText>;

const newsDraft = z.object({
  type: z.enum(newsTypes),
  isPinned: z.boolean(),
  texts: z.array(newsText).check(
    z.minLength(1, 'news:rules.textRequired'),
    z.refine((texts) => new Set(texts.map(({ language }) => language)).size === texts.length),
  ),
});

const staff = { to: 'staff' } as const;
const oneOfThem = z.object({ id: z.int().check(z.positive()) });

export const findStaffNews = defineCall({
  method: 'GET',
  path: '/staff/news/find',
  access: staff,
  summary: 'Every text, drafts too: the last changed first.',
  query: z.object({ ...pageQuery, type: z.optional(z.enum(newsTypes)) }),
  answer: pageOf(
    z.object({
      id: z.int(),
      type: z.enum(newsTypes),
      title: z.string(),
      languages: z.array(writtenLanguage),
      isPinned: z.boolean(),
      publishedAt: z.nullable(z.string()),
      updatedAt: z.string(),
    }),
  ),
});

export const findStaffNewsItem = defineCall({
  method: 'GET',
  path: '/staff/news/findOne',
  access: staff,
  summary: 'One text in all its languages, to be edited.',
  query: z.object({ id: newsId }),
  answer: z.object({
    ...newsDraft.shape,
    id: z.int(),
    version: z.int(),
    publishedAt: z.nullable(z.string()),
  }),
  refusals: ['notFound'],
});

export const saveNews = defineCall({
  method: 'POST',
  path: '/staff/news/save',
  access: staff,
  summary: 'Save a text: a new draft without `id`, else the one that was read at `version`.',
  body: z.object({
    ...newsDraft.shape,
    id: z.optional(z.int().check(z.positive())),
    version: z.optional(z.int()),
  }),
  answer: z.object({ id: z.int(), version: z.int() }),
  refusals: ['notFound', 'changedMeanwhile'],
});

export const publishNews = defineCall({
  method: 'POST',
  path: '/staff/news/publish',
  access: staff,
  summary: 'Show a draft to everybody.',
  body: oneOfThem,
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});

export const withdrawNews = defineCall({
  method: 'POST',
  path: '/staff/news/withdraw',
  access: staff,
  summary: 'Make a published text a draft again.',
  body: oneOfThem,
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});

export const removeNews = defineCall({
  method: 'POST',
  path: '/staff/news/remove',
  access: staff,
  summary: 'Remove a text in all its languages.',
  body: oneOfThem,
  answer: z.null(),
  refusals: ['notFound'],
});
