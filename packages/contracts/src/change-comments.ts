import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import { queriedTeamId, teamId } from './teams.ts';

export const maxComment = 1000;

/** Whoever sees a set may say something of it, also those who may change nothing. */
const seen = { to: 'team', may: 'ads.see' } as const;

const commentView = z.object({
  commentId: z.int(),
  authorId: z.int(),
  author: z.nullable(z.string()),
  text: z.string(),
  createdAt: z.string(),
});
export type ChangeComment = z.infer<typeof commentView>;

export const findChangeComments = defineCall({
  method: 'GET',
  path: '/changes/comments/find',
  access: seen,
  summary: 'What was said of a change set, the newest first.',
  query: z.object({
    teamId: queriedTeamId,
    changeSetId: z.coerce.number<number>().check(z.int(), z.positive()),
    ...pageQuery,
  }),
  answer: pageOf(commentView),
  refusals: ['notFound'],
});

export const addChangeComment = defineCall({
  method: 'POST',
  path: '/changes/comments/add',
  access: seen,
  summary:
    'Say something of a change set that is no draft. Its author, whoever decided on it or is asked to, and whoever spoke before are told.',
  body: z.object({
    teamId,
    changeSetId: z.int().check(z.positive()),
    text: z.string().check(z.trim(), z.minLength(1, 'changes:refusals.required'), z.maxLength(maxComment)),
  }),
  answer: commentView,
  refusals: ['notFound'],
});
