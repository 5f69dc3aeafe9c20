import { codes } from '@tapwright/contracts/codes';
import { withdrawInvitation } from '@tapwright/contracts/invitations';
import { leaveTeam, modifyMember, modifyMemberInfo } from '@tapwright/contracts/members';
import { answerNotice, findNotices, notices, type NoticeType } from '@tapwright/contracts/notifications';
import { capabilities, grantOf, roles } from '@tapwright/contracts/roles';
import { removeAll, transferTeam } from '@tapwright/contracts/teams';
import { languages } from '@tapwright/i18n/languages';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { openLine } from '../../platform/live/testing/live-client.ts';
import { notify } from '../notifications/index.ts';
import { announceRemoval } from '../campaign-groups/index.ts';
import { type Somebody, startTeamServer } from './testing/team-server.ts';
import {
  type PermissionTable,
  announcePermissionChanges,
} from './permissions/announce-permission-changes.ts';

async function startWithTeam() {
  const server = await startTeamServer();
  const { makePerson, makeTeam, makeMember, deps } = server;
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const admin = await makeMember(ann, teamId, 'admin');
  const manager = await makeMember(ann, teamId, 'manager');
  const stranger = await makePerson();
  const bind = async (who: Somebody, scope: number[]) =>
    deps.database.write.updateTable('teamMembers').set({ scope }).where('userId', '=', who.userId).execute();
  return { ...server, ann, teamId, admin, manager, stranger, bind };
}
type Team = Awaited<ReturnType<typeof startWithTeam>>;

type Case = {
  /** Does what the notice tells of, and says who is told. */
  happen: (team: Team) => Promise<Somebody[]>;
  facts: object;
  /** What the English sentence holds. */
  says: string;
  /** Not told, though close by. */
  silent?: (team: Team) => Somebody[];
};

const removal = { campaignGroupId: 7, name: 'Spring' };

/** Each is caused by the very call, or by the function that such a call is bound to use. */
const cases: Record<NoticeType, Case> = {
  roleChanged: {
    happen: async ({ ask, ann, teamId, admin }) => {
      const { userId } = admin;
      const body = { teamId, userId, roleName: 'finance' as const, scope: [], revision: 1 };
      await ask(ann, modifyMember, { body });
      return [admin];
    },
    facts: { receiveRole: 'finance' },
    says: 'Finance',
    silent: ({ ann, manager }) => [ann, manager],
  },
  invited: {
    happen: async ({ ann, teamId, stranger, invite }) => {
      await invite(ann, teamId, stranger, 'readOnly');
      return [stranger];
    },
    facts: { receiveRole: 'readOnly' },
    says: 'Read only',
  },
  invitationFailed: {
    happen: async ({ ask, ann, admin, teamId, stranger, invite }) => {
      const { invitationId } = await invite(admin, teamId, stranger, 'readOnly');
      await ask(ann, withdrawInvitation, { body: { teamId, invitationId } });
      return [admin];
    },
    facts: { detailed: 'withdrawn' },
    says: 'withdrawn',
    silent: ({ stranger }) => [stranger],
  },
  joinedOrStatusChanged: {
    happen: async ({ ask, ann, teamId, manager }) => {
      const { userId } = manager;
      await ask(ann, modifyMemberInfo, { body: { teamId, userId, roleUserStatus: 1, revision: 1 } });
      return [manager];
    },
    facts: { roleUserStatus: 1 },
    says: 'disabled',
    silent: ({ admin }) => [admin],
  },
  permissionChanged: {
    happen: async ({ deps, manager }) => {
      const table = Object.fromEntries(
        roles.map((role) => [
          role,
          Object.fromEntries(
            capabilities.map((name) => [name, role === 'manager' ? 'no' : grantOf(role, name)]),
          ),
        ]),
      ) as PermissionTable;
      await announcePermissionChanges(deps, table);
      return [manager];
    },
    facts: { receiveRole: 'manager', detailed: expect.stringContaining('campaign.edit') },
    says: 'permissions',
    silent: ({ ann, admin }) => [ann, admin],
  },
  invitationAnswered: {
    happen: async ({ ann, admin, teamId, stranger, invite, acceptNewest }) => {
      await invite(ann, teamId, stranger, 'readOnly');
      await acceptNewest(stranger);
      return [admin];
    },
    facts: { detailed: '2' },
    says: 'accepted',
    silent: ({ manager }) => [manager],
  },
  memberLeft: {
    happen: async ({ ask, ann, admin, teamId, manager }) => {
      await ask(manager, leaveTeam, { body: { teamId } });
      return [ann, admin];
    },
    facts: { detailed: expect.stringMatching(/^Person/) },
    says: 'left',
  },
  teamGone: {
    happen: async ({ ask, ann, admin, teamId, manager }) => {
      await ask(ann, removeAll, { body: { teamId, teamName: 'North' } });
      return [ann, admin, manager];
    },
    facts: { detailed: 'dissolved' },
    says: 'dissolved',
    silent: ({ stranger }) => [stranger],
  },
  scopeChanged: {
    happen: async ({ ask, ann, teamId, manager, bind }) => {
      await bind(manager, [7]);
      const { userId } = manager;
      const body = { teamId, userId, roleName: 'manager' as const, scope: [], revision: 1 };
      await ask(ann, modifyMember, { body });
      return [manager];
    },
    facts: { receiveRole: 'manager' },
    says: 'scope',
    silent: ({ admin }) => [admin],
  },
  campaignGroupRemoved: {
    happen: async ({ deps, ann, admin, teamId, manager, bind }) => {
      await bind(manager, [7]);
      const told = { ...removal, teamId, by: ann.userId };
      await runTransaction(deps.database, (tx) => announceRemoval(tx, deps, told));
      return [admin, manager];
    },
    facts: { detailed: 'Spring' },
    says: 'Spring',
    silent: ({ ann }) => [ann],
  },
  campaignRemoved: {
    happen: async ({ deps, ann, admin, teamId, manager, makeMember, bind }) => {
      await bind(manager, [8]);
      const [bound, elsewhere] = [
        await makeMember(ann, teamId, 'advManager'),
        await makeMember(ann, teamId, 'campaignsReadOnly'),
      ];
      await bind(bound, [70]);
      await bind(elsewhere, [71]);
      const told = { ...removal, campaignId: '70', teamId, by: ann.userId };
      await runTransaction(deps.database, (tx) => announceRemoval(tx, deps, told));
      return [admin, bound];
    },
    facts: { detailed: 'Spring' },
    says: 'Spring',
    silent: ({ ann, manager }) => [ann, manager],
  },
  roleRemoved: {
    happen: async ({ ask, ann, admin, teamId }) => {
      await ask(ann, transferTeam, { body: { teamId, userId: admin.userId } });
      return [ann];
    },
    facts: { receiveRole: 'admin', detailed: 'visitor' },
    says: 'Admin',
  },
  changeSetWaits: {
    happen: async ({ deps, ann, manager, teamId }) => {
      const waits = { type: 'changeSetWaits' as const, userId: manager.userId, teamId, changeSetId: 5 };
      const sent = { ...waits, senderId: ann.userId, detailed: '1250.50 USD' };
      await runTransaction(deps.database, (tx) => notify(tx, deps, [sent]));
      return [manager];
    },
    facts: { detailed: '1250.50 USD', changeSetId: 5 },
    says: '$1,250.50',
    silent: ({ ann, admin }) => [ann, admin],
  },
  changeSetDecided: {
    happen: async ({ deps, ann, manager, teamId }) => {
      const decided = { type: 'changeSetDecided' as const, userId: manager.userId, teamId, changeSetId: 5 };
      const sent = { ...decided, senderId: ann.userId, detailed: 'declined' };
      await runTransaction(deps.database, (tx) => notify(tx, deps, [sent]));
      return [manager];
    },
    facts: { detailed: 'declined', changeSetId: 5 },
    says: 'declined',
    silent: ({ ann, admin }) => [ann, admin],
  },
  changeSetComment: {
    happen: async ({ deps, ann, manager, teamId }) => {
      const told = { type: 'changeSetComment' as const, userId: manager.userId, teamId, changeSetId: 5 };
      const sent = { ...told, senderId: ann.userId, detailed: 'Leave the brand words' };
      await runTransaction(deps.database, (tx) => notify(tx, deps, [sent]));
      return [manager];
    },
    facts: { detailed: 'Leave the brand words', changeSetId: 5 },
    says: 'Leave the brand words',
    silent: ({ ann, admin }) => [ann, admin],
  },
  editsNotLive: {
    happen: async ({ deps, manager, teamId }) => {
      const told = { type: 'editsNotLive' as const, userId: manager.userId, teamId, detailed: '3' };
      await runTransaction(deps.database, (tx) => notify(tx, deps, [told]));
      return [manager];
    },
    facts: { detailed: '3' },
    says: '3',
    silent: ({ ann, admin }) => [ann, admin],
  },
  guardReached: {
    happen: async ({ deps, ann, teamId }) => {
      const told = { type: 'guardReached' as const, userId: ann.userId, teamId };
      const detailed = 'totalBudget 100 Stillwater US';
      await runTransaction(deps.database, (tx) => notify(tx, deps, [{ ...told, detailed }]));
      return [ann];
    },
    facts: { detailed: 'totalBudget 100 Stillwater US' },
    says: 'Stillwater US',
    silent: ({ admin }) => [admin],
  },
  recharge: {
    happen: async ({ deps, ann, teamId }) => {
      const detailed = 'credited 4950.00 USD TW-7F3KQ2-41';
      const told = { type: 'recharge' as const, userId: ann.userId, teamId, detailed };
      await runTransaction(deps.database, (tx) => notify(tx, deps, [told]));
      return [ann];
    },
    facts: { detailed: 'credited 4950.00 USD TW-7F3KQ2-41' },
    says: '4,950.00',
    silent: ({ admin }) => [admin],
  },
  managedOrder: {
    happen: async ({ deps, ann, teamId }) => {
      const detailed = 'planned AM-1042 Lingo Harbor';
      const told = { type: 'managedOrder' as const, userId: ann.userId, teamId, detailed, orderId: 1042 };
      await runTransaction(deps.database, (tx) => notify(tx, deps, [told]));
      return [ann];
    },
    facts: { detailed: 'planned AM-1042 Lingo Harbor', orderId: 1042 },
    says: 'AM-1042 Lingo Harbor',
    silent: ({ admin }) => [admin],
  },
};

const readable = z.object({ list: z.array(z.looseObject({ typeId: z.int(), news: z.string() })) });

test.each(Object.entries(cases))(
  '%s is stored, heard, listed in five languages, counted, and answered once',
  async (name, { happen, facts, says, silent }) => {
    const typeId = notices[name as NoticeType].id;
    const team = await startWithTeam();
    const { ask, codeOf, openNotices, origin, ann, admin, manager, stranger } = team;
    const lines = new Map(
      await Promise.all(
        [ann, admin, manager, stranger].map(async (who) => {
          const url = `${origin.replace('http', 'ws')}/notice/${who.userId}`;
          return [who.userId, await openLine(url, { token: who.token })] as const;
        }),
      ),
    );
    const told = await happen(team);
    for (const who of told) {
      const { list, open } = await ask(who, findNotices, { body: { pageSize: 40 } });
      const [notice] = list;
      expect(notice).toMatchObject({ ...facts, typeId, type: typeId, teamId: team.teamId, status: 0 });
      expect(open).toBe(list.filter(({ status }) => status === 0).length);
      const id = notice?.id ?? 0;
      /** Somebody who came in only now has no line yet. */
      const line = lines.get(who.userId);
      const expected = line === undefined ? 0 : 1;
      const countHeard = (isNew: boolean) =>
        (line?.events ?? [])
          .map(({ payload }) => JSON.stringify(payload))
          .filter((text) => text.startsWith(`{"id":${id},"isNew":${isNew},`)).length;
      await expect.poll(() => countHeard(true)).toBe(expected);
      expect(notice?.news).toContain(says);
      const sentences = await Promise.all(
        languages.map(async (language) => {
          const response = await fetch(`${origin}${findNotices.path}`, {
            method: 'POST',
            headers: {
              authorization: who.token,
              'content-type': 'application/json',
              'accept-language': language,
            },
            body: '{}',
          });
          const { data } = z.parse(z.object({ data: readable }), await response.json());
          return data.list[0]?.news ?? '';
        }),
      );
      expect(new Set(sentences).size).toBe(languages.length);
      expect(sentences.filter((text) => text === '' || /\{\{|notifications:/.test(text))).toEqual([]);

      const body = { id, status: name === 'invited' ? (2 as const) : (3 as const) };
      const neighbour = await team.makePerson();
      expect(await codeOf(neighbour, answerNotice, { body })).toBe(codes.notFound);
      for (const _window of ['one', 'another'])
        expect(await codeOf(who, answerNotice, { body })).toBe(codes.success);
      expect((await openNotices(who)).map((one) => one.id)).not.toContain(id);
      await expect.poll(() => countHeard(false)).toBe(expected);
    }
    for (const who of silent?.(team) ?? []) {
      const { list } = await ask(who, findNotices, { body: {} });
      expect(list.filter((notice) => notice.typeId === typeId && notice.status === 0)).toEqual([]);
    }
  },
);
