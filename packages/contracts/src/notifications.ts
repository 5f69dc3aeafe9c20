import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageQuery } from './paging.ts';

type NoticeKind = {
  /** Its number on the wire. */
  id: number;
  /** Where it opens a dialog by itself: in the team one is in, wherever one is, or nowhere. */
  opens: 'inTeam' | 'everywhere' | 'nowhere';
  /** What it opens: `status` and `role` depend on what became of the member. */
  dialog: 'invitation' | 'gone' | 'status' | 'role' | 'permission' | 'plain';
};

/** Every notice there is. Its sentence is under its name in `notifications.json`, five times. */
export const notices = {
  roleChanged: { id: 0, opens: 'everywhere', dialog: 'role' },
  invited: { id: 1, opens: 'everywhere', dialog: 'invitation' },
  invitationFailed: { id: 2, opens: 'everywhere', dialog: 'plain' },
  joinedOrStatusChanged: { id: 3, opens: 'inTeam', dialog: 'status' },
  permissionChanged: { id: 4, opens: 'everywhere', dialog: 'permission' },
  invitationAnswered: { id: 5, opens: 'inTeam', dialog: 'plain' },
  memberLeft: { id: 6, opens: 'inTeam', dialog: 'plain' },
  teamGone: { id: 7, opens: 'everywhere', dialog: 'gone' },
  scopeChanged: { id: 8, opens: 'inTeam', dialog: 'permission' },
  campaignGroupRemoved: { id: 9, opens: 'inTeam', dialog: 'plain' },
  campaignRemoved: { id: 10, opens: 'inTeam', dialog: 'plain' },
  roleRemoved: { id: 11, opens: 'everywhere', dialog: 'permission' },
  changeSetWaits: { id: 12, opens: 'nowhere', dialog: 'plain' },
  changeSetDecided: { id: 13, opens: 'nowhere', dialog: 'plain' },
  editsNotLive: { id: 14, opens: 'nowhere', dialog: 'plain' },
  guardReached: { id: 15, opens: 'nowhere', dialog: 'plain' },
  recharge: { id: 16, opens: 'nowhere', dialog: 'plain' },
  managedOrder: { id: 17, opens: 'nowhere', dialog: 'plain' },
  changeSetComment: { id: 18, opens: 'nowhere', dialog: 'plain' },
} as const satisfies Record<string, NoticeKind>;
export type NoticeType = keyof typeof notices;

const isNoticeType = (name: string): name is NoticeType => Object.hasOwn(notices, name);
const typesById = new Map(
  Object.keys(notices)
    .filter(isNoticeType)
    .map((type) => [notices[type].id as number, type]),
);

/** Undefined: left by a newer release that was rolled back. */
export const noticeTypeOf = (typeId: number): NoticeType | undefined => typesById.get(typeId);

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
  /** Where it is about one. */
  changeSetId: z.nullable(z.int()),
  orderId: z.nullable(z.int()),
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
