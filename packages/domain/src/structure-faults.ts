import { foldKeyword } from './keyword-text.ts';
import { findStopping } from './negative-match.ts';
import type {
  AuditedAdGroup,
  AuditedCampaign,
  AuditedKeyword,
  AuditedNegative,
  StructureFinding,
  StructurePlan,
} from './structure-types.ts';

type Place = Pick<StructureFinding, 'campaignId' | 'adGroupId'>;

/** What is wrong inside of one campaign, ad group by ad group. */
export function findAdGroupFaults(campaign: AuditedCampaign, plan: StructurePlan): StructureFinding[] {
  const { campaignId } = campaign;
  return campaign.adGroups.flatMap((adGroup) => {
    const place = { campaignId, adGroupId: adGroup.adGroupId };
    return [
      ...findMatchFaults(campaign, adGroup, place),
      ...findBlocked(campaign, adGroup, place),
      ...findBidFaults(adGroup, place, plan),
      ...findIdle(campaign, adGroup, place),
    ];
  });
}

const running = (keywords: readonly AuditedKeyword[]) => keywords.filter(({ isRunning }) => isRunning);

/** Search match belongs to discovery, and so do broad keywords; exact ones belong everywhere else. */
function findMatchFaults(
  { role }: AuditedCampaign,
  { name, isRunning, searchMatch, spend, keywords }: AuditedAdGroup,
  place: Place,
): StructureFinding[] {
  if (role === null) return [];
  const found: StructureFinding[] = [];
  if (searchMatch && isRunning && role !== 'discovery') {
    const ofKeywords = keywords.reduce((sum, keyword) => sum + keyword.spend, 0);
    found.push({
      ...place,
      fault: 'searchMatchOn',
      about: name,
      count: 1,
      stake: Math.max(0, spend - ofKeywords),
      mend: { does: 'switchSearchMatchOff' },
    });
  }
  const exact = new Set(
    running(keywords)
      .filter(isExact)
      .map(({ text }) => foldKeyword(text)),
  );
  for (const keyword of running(keywords)) {
    const { keywordId, text } = keyword;
    if (isExact(keyword) === (role !== 'discovery')) continue;
    const isThere = exact.has(foldKeyword(text));
    found.push({
      ...place,
      fault: 'wrongMatch',
      about: text,
      count: 1,
      stake: keyword.spend,
      mend:
        role === 'discovery'
          ? { does: 'pauseKeywords', keywordIds: [keywordId] }
          : { does: 'makeExact', keywordId, text, isThere },
    });
  }
  return found;
}

const isExact = ({ matchType }: { matchType: string }): boolean => matchType !== 'BROAD';

/**
 * A negative that keeps a keyword of its own place from ever being met. An exact one takes from a broad keyword only
 * the one search that says the same, which is how discovery is kept off owned words.
 */
function findBlocked(
  campaign: AuditedCampaign,
  { keywords, negatives }: AuditedAdGroup,
  place: Place,
): StructureFinding[] {
  const works = [...campaign.negatives, ...negatives].filter(({ isRunning }) => isRunning);
  if (works.length === 0) return [];
  const stopping = findStopping<AuditedNegative>(works);
  return running(keywords).flatMap((keyword): StructureFinding[] => {
    const by = stopping(keyword);
    if (by === undefined) return [];
    const { negativeKeywordId } = by;
    return [
      {
        ...place,
        fault: 'blocksOwn',
        about: keyword.text,
        count: 1,
        stake: null,
        mend: { does: 'removeNegative', negativeKeywordId },
      },
    ];
  });
}

function findBidFaults(
  { name, bid, spend, keywords }: AuditedAdGroup,
  place: Place,
  { bidCeiling }: StructurePlan,
): StructureFinding[] {
  if (bidCeiling === null) return [];
  const above = (about: string, keywordId: string | null, own: number | null, spent: number) =>
    own === null || own <= bidCeiling
      ? []
      : [
          {
            ...place,
            fault: 'bidAboveCeiling' as const,
            about,
            count: 1,
            // At most what lies above the ceiling of each tap that was paid.
            stake: spent * (1 - bidCeiling / own),
            mend: { does: 'setBid' as const, keywordId, bid: bidCeiling },
          },
        ];
  const own = running(keywords).filter((keyword) => keyword.bid !== null);
  const spentByOwn = own.reduce((sum, keyword) => sum + keyword.spend, 0);
  return [
    ...above(name, null, bid, Math.max(0, spend - spentByOwn)),
    ...own.flatMap((keyword) => above(keyword.text, keyword.keywordId, keyword.bid, keyword.spend)),
  ];
}

/** Empty, or never shown; of an ad group that is, its keywords are not told one by one. */
function findIdle(
  campaign: AuditedCampaign,
  { name, isRunning, isOld, searchMatch, impressions, keywords }: AuditedAdGroup,
  place: Place,
): StructureFinding[] {
  if (!isRunning) return [];
  const works = running(keywords);
  const finding = { ...place, about: name, count: 1, stake: null, mend: { does: 'pauseAdGroup' } as const };
  if (works.length === 0 && !searchMatch) return [{ ...finding, fault: 'emptyAdGroup' }];
  if (!campaign.isRunning || !isOld) return [];
  if (impressions === 0) return [{ ...finding, fault: 'deadAdGroup' }];
  return works
    .filter((keyword) => keyword.impressions === 0)
    .map(({ keywordId, text }) => ({
      ...place,
      fault: 'deadKeyword',
      about: text,
      count: 1,
      stake: null,
      mend: { does: 'pauseKeywords', keywordIds: [keywordId] },
    }));
}
