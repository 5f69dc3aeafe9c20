import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageQuery } from './paging.ts';

/** Every notice there is, by its number on the wire. */
export const noticeTypes = {
  roleChanged: 0,
  invited: 1,
  invitationFailed: 2,
  joinedOrStatusChanged: 3,
  permissionChanged: 4,
  invitationAnswered: 5,
  memberLeft: 6,
  teamGone: 7,
  scopeChanged: 8,
  campaignGroupRemoved: 9,
  campaignRemoved: 10,
  roleRemoved: 11,
} as const;
export type NoticeType = keyof typeof noticeTypes;

/** In a reply. 0 in a list: still open. */
export const noticeStatuses = { open: 0, accept: 1, refuse: 2, acknowledge: 3 } as const;

export const noticeView = z.object({
  id: z.int(),
  typeId: z.int(),
  /** The same number under its other name. */
  type: z.int(),
  teamId: z.nullable(z.int()),
  teamName: z.nullable(z.string()),
  sendUserId: z.nullable(z.int()),
  nickName: z.nullable(z.string()),
  receiveRole: z.nullable(z.string()),
  detailed: z.nullable(z.string()),
  roleUserStatus: z.nullable(z.int()),
  status: z.int(),
  /** The sentence in the reader's language. */
  news: z.string(),
  createdAtStr: z.string(),
  data: z.object({ createAtStr: z.string() }),
});
export type NoticeView = z.infer<typeof noticeView>;

export const findNotices = defineCall({
  method: 'POST',
  path: '/msg/find',
  access: { to: 'signedIn' },
  summary: 'The notices of the person who asks, the newest first, and how many are still open.',
  body: z.object(pageQuery),
  answer: z.object({ list: z.array(noticeView), total: z.int(), open: z.int() }),
});

export const answerNotice = defineCall({
  method: 'POST',
  path: '/team/user/modifyAccept',
  access: { to: 'signedIn' },
  summary: 'Answer a notice: 1 accept, 2 refuse or dismiss, 3 acknowledge.',
  body: z.object({
    id: z.int(),
    typeId: z.optional(z.int()),
    teamId: z.optional(z.nullable(z.int())),
    status: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  }),
  answer: z.null(),
  refusals: ['invitationOver', 'tooManyTeams', 'teamFull', 'alreadyMember'],
});
