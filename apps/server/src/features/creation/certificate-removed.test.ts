import { addCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { removeCertificate } from '@tapwright/contracts/certificates';
import { addCampaigns, previewChanges } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import * as creation from '@tapwright/contracts/creation';
import * as lookUps from '@tapwright/contracts/look-ups';
import { expect, test } from 'vitest';
import { startCertificateServer } from '../../testing/certificate-server.ts';

test('a certificate removed on the way takes nothing of what was typed, and with the next one it goes on', async () => {
  const { ask, codeOf, bind, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const { certificateId, user } = await bind(owner, teamId);
  const attach = async (by: number) => {
    const adAccounts = [{ adAccountId: String(user.adAccountIds[0]), name: 'Ours' }];
    const [group] = await ask(owner, addCampaignGroups, { body: { teamId, certificateId: by, adAccounts } });
    return group?.campaignGroupId ?? 0;
  };
  const campaignGroupId = await attach(certificateId);
  const of = { teamId, campaignGroupId };
  const [app] = await ask(owner, lookUps.searchApps, { query: { ...of, text: '' } });
  const { adamId, name: appName } = app ?? { adamId: '', name: '' };
  const form: creation.CreationForm = {
    way: 'steps',
    campaignGroupId,
    app: { adamId, name: appName },
    campaigns: [],
  };
  const { creationId, revision } = await ask(owner, creation.saveCreation, { body: { teamId, form } });

  await ask(owner, removeCertificate, { query: { teamId, certificateId } });
  const campaigns = [{ campaignGroupId, adamId, name: 'Tea', dailyCap: '40', countries: ['US'] }];
  expect(await codeOf(owner, lookUps.findAccountState, { query: of })).toBe(codes.notFound);
  const judge = async () =>
    (await ask(owner, previewChanges, { body: { teamId, newCampaigns: campaigns } })).edits;
  expect(await judge()).toMatchObject([{ refused: [{ field: 'campaignGroupId', reason: 'notHere' }] }]);
  expect(await codeOf(owner, addCampaigns, { body: { teamId, campaigns } })).toBe(codes.badInput);

  // What is typed meanwhile is kept as well.
  const later = { ...form, app: { adamId, name: 'Typed meanwhile' } };
  await ask(owner, creation.saveCreation, { body: { teamId, creationId, revision, form: later } });
  const { form: kept } = await ask(owner, creation.findCreation, { query: { teamId, creationId } });
  expect(kept).toEqual(later);

  const next = await bind(owner, teamId);
  expect(await attach(next.certificateId)).toBe(campaignGroupId);
  expect((await judge()).flatMap(({ refused }) => refused)).toEqual([]);
});
