const apart = 698_000_000;

/** The older API calls an ad account an organisation and gives it another number. */
export const v5OrgIdOf = (adAccountId: number): number => adAccountId - apart;
