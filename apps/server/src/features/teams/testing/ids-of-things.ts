import type { AdPlace, TeamThings } from './add-team-things.ts';

/** By the name under which calls take it; of some there are several kinds to try. */
export type KnownIds = Readonly<Record<string, readonly unknown[]>>;

/** Under which names calls take what lies at a place, and what somebody made there. */
export function idsOfThings(
  place: AdPlace,
  things: TeamThings,
  { userId, path }: { userId: number; path: string },
): KnownIds {
  const [group, campaign, adGroup] = [
    place.campaignGroupId,
    String(place.campaignId),
    String(place.adGroupId),
  ];
  const [keyword, negative, ad] = [
    String(place.keywordId),
    String(place.negativeKeywordId),
    String(place.adId),
  ];
  return {
    campaignGroupId: [group],
    campaignGroupIds: [[group]],
    campaignId: [campaign],
    campaignIds: [[campaign]],
    adGroupId: [adGroup],
    adGroupIds: [[adGroup]],
    keywordId: [keyword],
    keywordIds: [[keyword]],
    negativeKeywordId: [negative],
    negativeKeywordIds: [[negative]],
    adId: [ad],
    adIds: [[ad]],
    objectId: [keyword],
    adAccountId: [String(place.adAccountId)],
    adamId: [place.adamId],
    certificateId: [place.certificateId],
    changeSetId: things.changeSetIds,
    creationId: [things.creationId],
    viewId: [things.viewId],
    reportId: [things.reportId],
    runId: [things.runId],
    rechargeId: things.rechargeIds,
    refundId: [things.refundId],
    fapiaoId: [things.fapiaoId],
    orderId: things.orderIds,
    messageId: things.messageIds,
    proposalId: [things.proposalId],
    proposalIds: [[things.proposalId]],
    invitationId: [things.invitationId],
    listId: [path.startsWith('/tool/negativeLists') ? things.negativeListId : things.wordListId],
    userId: [userId],
    authorId: [userId],
    recipientIds: [[userId]],
    scope: [[place.campaignId], [group]],
  };
}
