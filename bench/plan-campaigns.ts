const storefronts = 'US GB CA AU NZ IE DE FR IT ES NL SE NO DK FI PT AT CH BE PL'.split(' ');
const kinds = ['Brand', 'Category', 'Competitor', 'Discovery'];
const inCampaign = 3;
const inAdGroup = 50;

/** Four campaigns for each storefront, each with three ad groups of fifty keywords. */
export function planCampaigns({
  campaignGroupId,
  adamId,
  count,
}: {
  campaignGroupId: number;
  adamId: string;
  count: number;
}) {
  const campaigns = Array.from({ length: count }, (_, place) => {
    const country = storefronts[Math.floor(place / kinds.length) % storefronts.length] ?? 'US';
    const name = `Planned ${country} ${kinds[place % kinds.length]} ${place}`;
    const adGroups = Array.from({ length: inCampaign }, (_one, group) => ({
      name: `Group ${group}`,
      bid: '1.20',
      keywords: Array.from({ length: inAdGroup }, (_two, number) => ({
        text: `focus timer ${place} ${group} ${number}`,
        matchType: 'EXACT' as const,
        bid: '1.00',
      })),
    }));
    return {
      campaignGroupId,
      adamId,
      name,
      dailyCap: '50',
      totalBudget: '5000',
      countries: [country],
      adGroups,
    };
  });
  return { adamId, campaigns, keywordCount: count * inCampaign * inAdGroup };
}
export type Plan = ReturnType<typeof planCampaigns>;
