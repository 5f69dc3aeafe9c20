import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findOrganisations as findOrganisationsCall } from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../../platform/http/context.ts';
import { askApple } from './ask-apple.ts';

/** An API user belongs to one organisation; its ad accounts may name others. */
export async function findOrganisations(
  context: TeamContext,
  { certificateId }: ParsedQueryOf<typeof findOrganisationsCall>,
): Promise<AnswerOf<typeof findOrganisationsCall>> {
  return askApple(context, certificateId, async ({ organisation }, options) => {
    const [me, { acls }] = await Promise.all([organisation.getMe(options), organisation.getAcls(options)]);
    const counts = new Map<string, number>([[me.orgId, 0]]);
    for (const { adAccount } of acls) {
      const orgId = adAccount.orgId ?? me.orgId;
      counts.set(orgId, (counts.get(orgId) ?? 0) + 1);
    }
    return Promise.all(
      [...counts].map(async ([orgId, adAccounts]) => {
        const known = await organisation.getOrganisation(orgId, options).catch(() => undefined);
        return {
          orgId,
          name: known?.name ?? null,
          currency: known?.currency ?? null,
          timeZone: known?.timezone ?? null,
          adAccounts,
        };
      }),
    );
  });
}
