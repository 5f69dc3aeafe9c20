/** The first staff account of the server that the specs run against. */
export const admin = { account: 'admin', password: 'Tests_only_123' };
