import { approveChangeSet } from '@tapwright/contracts/change-approval';
import { addToDraft, sendDraft } from '@tapwright/contracts/change-drafts';
import { modifyKeywords } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { enterTeam, leaveEnteredTeam } from '@tapwright/contracts/staff-teams';
import { expect, test } from 'vitest';
import { startChanging } from '../testing/start-changing.ts';
import { endEntry } from '../../staff/index.ts';

test('what staff changed in a team’s name says so, and what they proposed can be approved after they left', async () => {
  const server = await startChanging();
  const { deps, ask, codeOf, owner, teamId, keywordIds, settled } = server;
  const { write } = deps.database;
  const jonas = await server.makePerson();
  const { userId } = jonas;
  await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
  await write
    .updateTable('sessions')
    .set({ secondFactorAt: new Date() })
    .where('userId', '=', userId)
    .execute();
  const seats = async () =>
    write.selectFrom('teamMembers').select('endsAt').where('userId', '=', userId).execute();

  await ask(jonas, enterTeam, { body: { teamId, reason: 'Ticket 12' } });
  const keywords = [{ keywordId: keywordIds[0] ?? '', bid: '1.50' }];
  const sent = await ask(jonas, modifyKeywords, { body: { teamId, keywords } });
  expect(sent).toMatchObject({ origin: 'staff', note: 'Ticket 12' });
  await settled(sent);
  const later = [{ keywordId: keywordIds[1] ?? '', bid: '1.60' }];
  const draft = await ask(jonas, addToDraft, { body: { teamId, keywords: later } });
  const { changeSetId } = draft;
  await ask(jonas, sendDraft, { body: { teamId, changeSetId, propose: true } });
  await ask(jonas, leaveEnteredTeam, { body: { teamId } });

  expect(await codeOf(jonas, modifyKeywords, { body: { teamId, keywords: later } })).toBe(codes.notPermitted);
  await endEntry(deps, { teamId, userId });
  expect(await seats()).toHaveLength(1);
  await ask(owner, approveChangeSet, { body: { teamId, changeSetId } });
  await settled(draft);
  await endEntry(deps, { teamId, userId });
  expect(await seats()).toEqual([]);
}, 180_000);
