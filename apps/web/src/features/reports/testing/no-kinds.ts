/** Of a team whose campaigns cannot be told apart. */
export const noKinds = { apps: [], countries: [], campaignTypes: [], placements: [], currencies: [] };
