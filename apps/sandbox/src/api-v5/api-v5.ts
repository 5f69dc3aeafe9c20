import { readContext } from '@tapwright/apple-ads-v5/context-header';
import type { AdditionalApi } from '../additional-api.ts';
import { mountApiV5 } from './mount-api-v5.ts';
import { adAccountIdOf, v5OrgIdOf } from './org-id.ts';

export const apiV5: AdditionalApi = {
  prefix: '/api/v5',
  mount: mountApiV5,
  findAdAccountId: (contextHeader) => {
    const orgId = readContext(contextHeader);
    return orgId === undefined ? undefined : adAccountIdOf(Number(orgId));
  },
  viewAccountIds: (adAccountIds) => ({ v5OrgIds: adAccountIds.map(v5OrgIdOf) }),
};
