import { addCampaignGroups, findAdAccounts } from '@tapwright/contracts/campaign-groups';
import { createSecretKey, findCertificates, modifySecretKey } from '@tapwright/contracts/certificates';
import type { AskAs } from './ask-as.ts';
import { type Organisation, pastePublicKey } from './sandbox-organisations.ts';

type Owner = { ask: AskAs; token: string; teamId: number };

/** A certificate for the organisation and its ad accounts as campaign groups; what is there already stays as it is. */
export async function connectOrganisation(
  owner: Owner,
  origin: string,
  organisation: Organisation,
  signal: AbortSignal,
): Promise<void> {
  const { ask, token, teamId } = owner;
  const known = await ask(token, findCertificates, { query: { teamId } });
  const bound = known.find(
    ({ state, appleOrgId }) => state === 'bound' && appleOrgId === String(organisation.id),
  );
  const certificateId = bound?.certificateId ?? (await bindCertificate(owner, origin, organisation, signal));
  const choices = await ask(token, findAdAccounts, { query: { teamId, certificateId } });
  const adAccounts = choices
    .filter(({ state, nameBefore }) => state === 'free' && nameBefore === null)
    .map(({ adAccountId, name }) => ({ adAccountId, name }));
  if (adAccounts.length > 0)
    await ask(token, addCampaignGroups, { body: { teamId, certificateId, adAccounts } });
}

async function bindCertificate(
  { ask, token, teamId }: Owner,
  origin: string,
  organisation: Organisation,
  signal: AbortSignal,
): Promise<number> {
  const { certificateId, publicKey } = await ask(token, createSecretKey, { query: { teamId } });
  const ids = await pastePublicKey(origin, organisation, { publicKeyPem: publicKey, signal });
  const { clientId, teamId: appleTeamId, keyId } = ids;
  const { check } = await ask(token, modifySecretKey, {
    body: { teamId, certificateId, clientId, appleTeamId, keyId },
  });
  if (!check.isUsable) throw new Error(`The sandbox does not accept certificate ${certificateId} yet.`);
  return certificateId;
}
