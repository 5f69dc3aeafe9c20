/** What a row lies in, by the words of its name in a question. */
export const holders = ['campaignName', 'adGroupName'] as const;
export type Holder = (typeof holders)[number];
