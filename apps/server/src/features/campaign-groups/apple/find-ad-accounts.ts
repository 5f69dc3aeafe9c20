import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findAdAccounts as findAdAccountsCall } from '@tapwright/contracts/campaign-groups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { askApple } from '../../certificates/index.ts';
import { listAttachedElsewhere, listGroupsOfAdAccounts } from '../groups/campaign-groups-store.ts';
import { isForMaps } from './is-for-maps.ts';

/** More than this are named without their currency: each costs one call. */
const maxDetails = 40;

/** What Apple shows to the certificate, and of that alone: whether it is attached, and whether here. */
export async function findAdAccounts(
  context: TeamContext,
  { certificateId }: ParsedQueryOf<typeof findAdAccountsCall>,
): Promise<AnswerOf<typeof findAdAccountsCall>> {
  const { teamId } = context.membership;
  const { write } = context.database;
  const accounts = await askApple(context, certificateId, async (client, options) => {
    const { acls } = await client.organisation.getAcls(options);
    return Promise.all(
      acls.map(async ({ adAccount: { id, name, orgId }, roles }, place) => {
        const details =
          place < maxDetails
            ? await client
                .adAccount(id)
                .getAdAccount(id, options)
                .catch(() => undefined)
            : undefined;
        return { id, name: name ?? id, orgId: orgId ?? details?.orgId ?? '', roles, details };
      }),
    );
  });
  const ids = accounts.map(({ id }) => id);
  const [own, elsewhere] = await Promise.all([
    listGroupsOfAdAccounts(write, teamId, ids),
    listAttachedElsewhere(write, teamId, ids),
  ]);
  return accounts.map(({ id, name, orgId, roles, details }) => {
    const group = own.get(id);
    const isHere = group !== undefined && group.detachedAt === null;
    return {
      adAccountId: id,
      name,
      orgId,
      roles,
      currency: details?.currency ?? null,
      timeZone: details?.timezone ?? null,
      state: isHere
        ? 'attached'
        : elsewhere.has(id)
          ? 'elsewhere'
          : details && isForMaps(details)
            ? 'maps'
            : 'free',
      isInactive: details?.systemStatus === 'INACTIVE',
      campaignGroupId: isHere ? group.campaignGroupId : null,
      nameBefore: group !== undefined && !isHere ? group.name : null,
    };
  });
}
