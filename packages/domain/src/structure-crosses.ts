import { foldKeyword } from './keyword-text.ts';
import { findBlocking } from './negative-match.ts';
import type {
  AuditedCampaign,
  AuditedKeyword,
  AuditedNegative,
  StructureFinding,
} from './structure-types.ts';
import type { StructureRole } from './structure-names.ts';

/** From which campaigns the exact words of each role are kept out. */
const keptOutOf: Readonly<Record<StructureRole, readonly StructureRole[]>> = {
  brand: ['category', 'competitor', 'discovery'],
  category: ['discovery'],
  competitor: ['discovery'],
  discovery: [],
};

type Owner = {
  campaign: AuditedCampaign;
  adGroupId: string;
  keyword: AuditedKeyword;
  word: string;
};

/** What campaigns of one app take from each other where they share a storefront. */
export function findCrossFaults(campaigns: readonly AuditedCampaign[]): StructureFinding[] {
  const owners = campaigns.flatMap(listOwners);
  return [
    ...findTwoOwners(owners),
    ...campaigns.flatMap((campaign) => findMissingNegatives(campaign, owners)),
  ];
}

/** Exact keywords that run; those in discovery are out of place and told as that. */
function listOwners(campaign: AuditedCampaign): Owner[] {
  if (campaign.role === null || campaign.role === 'discovery') return [];
  return campaign.adGroups
    .filter(({ isRunning }) => isRunning)
    .flatMap(({ adGroupId, keywords }) =>
      keywords
        .filter(({ isRunning, matchType }) => isRunning && matchType !== 'BROAD')
        .map((keyword) => ({ campaign, adGroupId, keyword, word: foldKeyword(keyword.text) })),
    );
}

const meet = (one: AuditedCampaign, other: AuditedCampaign): boolean =>
  one.countries.some((country) => other.countries.includes(country));

/** The one that brings the most stays, then the cheaper; each storefront has one. */
function findTwoOwners(owners: readonly Owner[]): StructureFinding[] {
  const byWord = Map.groupBy(owners, ({ word }) => word);
  return [...byWord.values()].flatMap((same) => {
    const inOrder = same.toSorted(
      (one, other) =>
        other.keyword.installs - one.keyword.installs || one.keyword.spend - other.keyword.spend,
    );
    const kept: Owner[] = [];
    return inOrder.flatMap((owner): StructureFinding[] => {
      if (!kept.some(({ campaign }) => meet(campaign, owner.campaign))) {
        kept.push(owner);
        return [];
      }
      const { campaign, adGroupId, keyword } = owner;
      return [
        {
          fault: 'twoOwners',
          campaignId: campaign.campaignId,
          adGroupId,
          about: keyword.text,
          count: 1,
          stake: keyword.spend,
          mend: { does: 'pauseKeywords', keywordIds: [keyword.keywordId] },
        },
      ];
    });
  });
}

/** Words of others that this campaign still bids for, all of them in one finding. */
function findMissingNegatives(campaign: AuditedCampaign, owners: readonly Owner[]): StructureFinding[] {
  const { role, campaignId, name, adGroups, negatives, terms } = campaign;
  if (role === null) return [];
  const works = (list: readonly AuditedNegative[]) => list.filter(({ isRunning }) => isRunning);
  const ofAll = findBlocking(works(negatives));
  const ofEach = adGroups
    .filter(({ isRunning }) => isRunning)
    .map((one) => findBlocking(works(one.negatives)));
  const isKeptOut = (word: string) =>
    ofAll(word) !== undefined || (ofEach.length > 0 && ofEach.every((stops) => stops(word) !== undefined));
  const held = new Set(
    adGroups.flatMap(({ keywords }) =>
      keywords
        .filter(({ isRunning, matchType }) => isRunning && matchType !== 'BROAD')
        .map(({ text }) => foldKeyword(text)),
    ),
  );
  const missing = new Map<string, string>();
  for (const { campaign: owner, keyword, word } of owners) {
    const isMeant = owner.role !== null && keptOutOf[owner.role].includes(role) && meet(owner, campaign);
    // What it holds itself has two owners, or the wrong match type, and is told as that.
    if (isMeant && !held.has(word) && !missing.has(word) && !isKeptOut(word)) missing.set(word, keyword.text);
  }
  if (missing.size === 0) return [];
  const stake = [...missing.keys()].reduce((sum, word) => sum + (terms.get(word) ?? 0), 0);
  const words = [...missing.values()];
  const about = words.length === 1 ? (words[0] ?? name) : name;
  return [
    {
      fault: 'missingNegative',
      campaignId,
      adGroupId: null,
      about,
      count: words.length,
      stake,
      mend: { does: 'addNegatives', words },
    },
  ];
}
