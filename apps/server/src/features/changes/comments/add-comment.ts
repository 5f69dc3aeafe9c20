import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { addChangeComment as call, type ChangeComment } from '@tapwright/contracts/change-comments';
import { can } from '@tapwright/contracts/roles';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { notify } from '../../notifications/index.ts';
import { type TeamWrite, teamWrite } from '../../writes/index.ts';
import { listApprovers } from '../approval/approvers-store.ts';
import { type ChangeSetRow, listCampaignsOfSet, listChangeSets } from '../sets/change-sets-store.ts';
import { readerOf } from '../sets/open-scope.ts';
import { publishChanges } from '../sets/publish-changes.ts';
import { insertComment, listConcerned } from './comments-store.ts';
import { viewComment } from './find-comments.ts';

type Body = ParsedBodyOf<typeof call>;

/** Of what everybody in scope sees; a draft is nobody's but its author's. */
export async function addComment(context: TeamContext, { changeSetId, text }: Body): Promise<ChangeComment> {
  return teamWrite(context, call, async (write) => {
    const { tx, membership, actor, clock } = write;
    const reader = await readerOf(tx, write);
    const [set] = await listChangeSets(tx, reader, { changeSetId, limit: 1, offset: 0 });
    if (set === undefined || set.state === 'draft') throw new Refusal('notFound');
    const key = { teamId: membership.teamId, changeSetId };
    const comment = { ...key, authorId: actor.userId, text, createdAt: clock.now() };
    const told = await listTold(write, set);
    const commentId = await insertComment(tx, comment);
    await notify(
      tx,
      write,
      told.map((userId) => ({
        type: 'changeSetComment',
        userId,
        teamId: key.teamId,
        senderId: actor.userId,
        detailed: shorten(text),
        changeSetId,
      })),
    );
    await publishChanges(tx, write, key);
    const logged = await write.record('changeSet.commented', { subject: { changeSetId, comment: text } });
    return logged.done(viewComment({ ...comment, commentId, author: actor.nickName }));
  });
}

/** Those who take part and see something of it, and while it is proposed whoever may decide; never the writer. */
async function listTold({ tx, membership, actor }: TeamWrite, set: ChangeSetRow): Promise<number[]> {
  const { teamId } = membership;
  const { changeSetId, authorId } = set;
  const campaignIds = await listCampaignsOfSet(tx, { teamId, changeSetId });
  const told = new Set<number>();
  for (const { userId, role, scope } of await listConcerned(tx, { teamId, changeSetId })) {
    if (!can(role, 'ads.see')) continue;
    const reached = (await findScope(tx, { teamId, role, scope }))?.campaignIds.map(String);
    if (reached === undefined || campaignIds.some((id) => reached.includes(id))) told.add(userId);
  }
  const deciding = set.state === 'proposed' ? await listApprovers(tx, teamId, { authorId, campaignIds }) : [];
  for (const { userId } of deciding) told.add(userId);
  told.delete(actor.userId);
  return [...told];
}

const longest = 120;

/** By characters as they are seen, none cut in two. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  return letters.length <= longest ? line : `${letters.slice(0, longest).join('')}…`;
}
