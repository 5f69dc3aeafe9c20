import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import * as creation from '@tapwright/contracts/creation';
import { findHours } from '@tapwright/contracts/live-figures';
import * as lookUps from '@tapwright/contracts/look-ups';
import { beforeEach, expect, test } from 'vitest';
import { campaignGroupKeys } from '../../../platform/keys.ts';
import { team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { t } from '../../../testing/render-web.tsx';
import { openCreation } from '../open-creation.ts';
import { group, wholeForm } from '../testing/forms.ts';
import { answerAsUsual, kept, openStep } from '../testing/open-step.tsx';

beforeEach(answerAsUsual);

const formNow = () => openCreation.get()?.form;

test('a certificate removed while an ad group is typed is said there, loses nothing, and leads to certificates', async () => {
  const saved: creation.CreationForm[] = [];
  fakeServer.answersWith(creation.saveCreation, ({ body }) => {
    saved.push(body.form);
    return { ...kept, revision: kept.revision + saved.length };
  });
  const { screen, user, makeOld } = await openStep('group', wholeForm);
  const name = await screen.findByLabelText(t('creation:fields.name'));
  expect(screen.queryByRole('alert')).toBeNull();

  fakeServer.answers(findCampaignGroups, { list: [], total: 0 });
  await makeOld(campaignGroupKeys.list(team.teamId));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('creation:noWay.lost'));
  expect(screen.getByRole('link', { name: t('creation:put.toCertificates') })).toHaveAttribute(
    'href',
    expect.stringContaining('/user/zs_manager'),
  );
  expect(name).toHaveValue('Exact');
  await user.type(name, ' 2');
  await expect.poll(() => saved.at(-1)?.campaigns[0]?.adGroups[0]?.name).toBe('Exact 2');

  // The certificate is there again, and with it the campaign group that the draft is for.
  fakeServer.answers(findCampaignGroups, { list: [group], total: 1 });
  await makeOld(campaignGroupKeys.list(team.teamId));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect(formNow()).toMatchObject({ campaignGroupId: group.campaignGroupId });
});

test('another campaign group is offered where there is one; who may not mend it is told who can', async () => {
  const other = { ...group, campaignGroupId: 8, name: 'Other' };
  fakeServer.answers(findCampaignGroups, { list: [other], total: 1 });
  const { screen, user, address } = await openStep('group', wholeForm, undefined, 'manager');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('creation:noWay.askOwner'));
  expect(screen.queryByRole('link', { name: t('creation:put.toCertificates') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('creation:noWay.otherGroup') }));
  await expect.poll(address).toMatch(/create-type/);
});

test('at the end nothing is sent, and Apple is not waited for', async () => {
  fakeServer.answers(findCampaignGroups, { list: [], total: 0 });
  const { screen } = await openStep('put', wholeForm);
  expect(await screen.findByText(t('creation:put.check.account.bad'))).toBeInTheDocument();
  expect(screen.queryByText(t('creation:put.check.payment.good'))).toBeNull();
  expect(screen.getByRole('button', { name: t('creation:put.press.now') })).toBeDisabled();
});

test('a certificate that may only read is named as such', async () => {
  fakeServer.answers(findCampaignGroups, { list: [{ ...group, canWrite: false }], total: 1 });
  const { screen } = await openStep('series', wholeForm);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('creation:noWay.readOnly'));
});

test('Apple is asked nothing through a campaign group that is gone, and the summary names no other as chosen', async () => {
  const others = [8, 9].map((campaignGroupId) => ({
    ...group,
    campaignGroupId,
    name: `Other ${campaignGroupId}`,
  }));
  fakeServer.answers(findCampaignGroups, { list: others, total: 2 });
  const { screen, user } = await openStep('group', wholeForm);
  await screen.findByRole('alert');
  const choice = await screen.findByRole('combobox', { name: t('creation:fields.group') });
  expect(choice).toHaveDisplayValue(t('creation:type.chooseGroup'));
  for (const lookUp of [lookUps.findProductPages, lookUps.findEligibility, findHours])
    expect(fakeServer.requests(lookUp)).toEqual([]);
  // The first of them can be chosen as well, and with it Apple is asked again.
  await user.selectOptions(choice, 'Other 8');
  expect(formNow()?.campaignGroupId).toBe(8);
  await expect.poll(() => fakeServer.requests(lookUps.findProductPages)).not.toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
