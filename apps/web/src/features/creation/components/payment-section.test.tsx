import {
  addCampaignGroups,
  findCampaignGroups,
  findDeliveryModes,
} from '@tapwright/contracts/campaign-groups';
import { previewChanges } from '@tapwright/contracts/change-sets';
import { beforeEach, expect, test } from 'vitest';
import { team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { t } from '../../../testing/render-web.tsx';
import { openCreation } from '../open-creation.ts';
import { group, wholeForm } from '../testing/forms.ts';
import { answerAsUsual, fine, openStep } from '../testing/open-step.tsx';

beforeEach(answerAsUsual);

const ownGroup = { ...group, campaignGroupId: 9, name: 'Stillwater', deliveryMode: 'selfService' as const };
const formNow = () => openCreation.get()?.form;

test('a mode of the platform opens a campaign group of its own under a name', async () => {
  fakeServer.answers(findDeliveryModes, { modes: ['selfService'], isSample: true });
  const opened: unknown[] = [];
  fakeServer.answersWith(addCampaignGroups, ({ body }) => {
    opened.push(body);
    fakeServer.answers(findCampaignGroups, { list: [group, ownGroup], total: 2 });
    return [ownGroup];
  });
  const { screen, user } = await openStep('type');
  await user.click(await screen.findByRole('radio', { name: t('adWords:modes.selfService') }));
  await user.click(await screen.findByRole('button', { name: t('creation:type.newGroup.open') }));
  expect(await screen.findByText(t('campaignGroups:rules.nameRequired'))).toBeInTheDocument();
  await user.type(screen.getByLabelText(t('creation:type.newGroup.name')), 'Stillwater{Enter}');
  await expect.poll(() => formNow()?.campaignGroupId).toBe(ownGroup.campaignGroupId);
  expect(opened).toEqual([{ teamId: team.teamId, deliveryMode: 'selfService', name: 'Stillwater' }]);
});

test('the start says what it reserves; where the balance is short it names what is missing and a smaller start', async () => {
  const dollars = (amount: string) => ({ amount, currency: 'USD' });
  const payment = {
    needed: dollars('500.00'),
    short: null,
    mayPay: true,
    available: dollars('800.00'),
    reserved: dollars('100.00'),
    startable: null,
  };
  fakeServer.answers(previewChanges, { ...fine, payment });
  const { screen, user } = await openStep('put', wholeForm);
  expect(
    await screen.findByRole('button', { name: t('creation:put.press.paid', { amount: '$500.00' }) }),
  ).toBeEnabled();
  expect(screen.getByText('$300.00')).toBeInTheDocument();

  const short = {
    ...payment,
    short: dollars('40.00'),
    available: dollars('460.00'),
    startable: dollars('460.00'),
  };
  fakeServer.answers(previewChanges, { ...fine, payment: short });
  await user.click(screen.getByRole('button', { name: t('creation:put.again') }));
  expect(
    await screen.findByRole('link', { name: t('creation:put.balance.recharge', { amount: '$40.00' }) }),
  ).toBeInTheDocument();
  await user.click(
    screen.getByRole('button', { name: t('creation:put.balance.startWith', { amount: '$460.00' }) }),
  );
  expect(formNow()?.campaigns[0]?.totalBudget).toBe('460.00');
});
