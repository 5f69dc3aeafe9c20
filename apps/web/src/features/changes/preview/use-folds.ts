import { useState } from 'react';

/** Which campaigns are folded away, and which lines are open. */
export function useFolds() {
  const [campaigns, setCampaigns] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return {
    campaigns,
    opened,
    fold: (campaignId: string) => setCampaigns((old) => old.symmetricDifference(new Set([campaignId]))),
    open: (key: string) => setOpened((old) => old.symmetricDifference(new Set([key]))),
  };
}
export type FoldChoice = ReturnType<typeof useFolds>;
