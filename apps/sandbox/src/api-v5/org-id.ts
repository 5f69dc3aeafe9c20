const apart = 698_000_000;

/** The older API calls an ad account an organisation and gives it another number. */
export const v5OrgIdOf = (adAccountId: number): number => adAccountId - apart;
export const adAccountIdOf = (v5OrgId: number): number => v5OrgId + apart;
