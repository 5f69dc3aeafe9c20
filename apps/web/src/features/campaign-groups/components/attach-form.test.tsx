import { expect, test } from 'vitest';
import {
  addCampaignGroups,
  type AdAccountChoice,
  findAdAccounts,
} from '@tapwright/contracts/campaign-groups';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { AttachForm } from './attach-form.tsx';

const free: AdAccountChoice = {
  adAccountId: '1',
  name: 'Harbour US',
  orgId: '9',
  roles: ['API Account Manager'],
  currency: 'USD',
  timeZone: 'America/New_York',
  state: 'free',
  isInactive: false,
  campaignGroupId: null,
  nameBefore: null,
};
const second: AdAccountChoice = { ...free, adAccountId: '2', name: 'Harbour Japan', currency: 'JPY' };
const elsewhere: AdAccountChoice = { ...free, adAccountId: '3', name: 'Harbour Korea', state: 'elsewhere' };

async function open(choices: AdAccountChoice[]) {
  let isAttached = false;
  fakeServer.answers(findAdAccounts, choices);
  const part = <AttachForm teamId={7} certificateId={2} onAttached={() => (isAttached = true)} />;
  const view = await renderWeb(part, { user: ann });
  return { ...view, isAttached: () => isAttached };
}
const attach = (count: number) => ({ name: t('campaignGroups:attach.button', { count }) });

test('nothing is attached by itself where there is a choice, and none of what another team has', async () => {
  const { screen } = await open([free, second, elsewhere]);
  expect(await screen.findByRole('checkbox', { name: /Harbour US/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Harbour Korea/ })).toBeDisabled();
  expect(screen.getByRole('button', attach(0))).toBeDisabled();
});

test('an ad account for Apple Maps cannot be chosen, an inactive one and the rest of Search Ads Basic say what they are', async () => {
  const { screen } = await open([
    { ...free, name: 'Harbour Cafés', state: 'maps' },
    { ...second, isInactive: true },
    { ...free, adAccountId: '4', name: 'Harbour Search Ads Basic' },
  ]);
  const maps = await screen.findByRole('checkbox', { name: /Harbour Cafés/ });
  expect(maps).toBeDisabled();
  expect(maps).toHaveAccessibleName(expect.stringContaining(t('campaignGroups:attach.maps')));
  const inactive = screen.getByRole('checkbox', { name: /Harbour Japan/ });
  expect(inactive).toBeEnabled();
  expect(inactive).toHaveAccessibleName(expect.stringContaining(t('campaignGroups:attach.inactive')));
  expect(screen.getByText(t('campaignGroups:attach.basic'))).toBeInTheDocument();
});

test('“all attached” is said of this team’s own alone, not of what another team has or of Apple Maps', async () => {
  const own: AdAccountChoice = { ...free, state: 'attached', campaignGroupId: 5 };
  const { screen } = await open([own, elsewhere]);
  expect(await screen.findByText(t('campaignGroups:attach.noneFree'))).toBeInTheDocument();
  expect(screen.queryByText(t('campaignGroups:attach.allAttached'))).toBeNull();
});

test('a certificate that reaches no ad account says so', async () => {
  const { screen } = await open([]);
  expect(await screen.findByText(t('campaignGroups:attach.noAccounts'))).toBeInTheDocument();
});

test('the only one there is stands chosen', async () => {
  const { screen } = await open([free, elsewhere]);
  expect(await screen.findByRole('checkbox', { name: /Harbour US/ })).toBeChecked();
  expect(screen.getByRole('button', attach(1))).toBeEnabled();
});

test('what the server says of the second stands at the second', async () => {
  const { screen, user, isAttached } = await open([free, second]);
  await user.click(await screen.findByRole('checkbox', { name: /Harbour US/ }));
  await user.click(screen.getByRole('checkbox', { name: /Harbour Japan/ }));
  fakeServer.refuses(addCampaignGroups, {
    code: 'badInput',
    fields: { 'adAccounts.1.totalBudget': 'Yen have no cents' },
  });
  await user.click(screen.getByRole('button', attach(2)));
  expect(await screen.findByText('Yen have no cents')).toBeInTheDocument();
  const [first, other] = screen.getAllByLabelText(t('campaignGroups:totalBudget'));
  expect(first).toBeValid();
  expect(other).toBeInvalid();
  expect(isAttached()).toBe(false);
});

test('why Apple did not say which there are is said in place', async () => {
  fakeServer.refuses(findAdAccounts, { code: 'appleSilent', message: 'Apple did not answer in time' });
  const { screen } = await renderWeb(
    <AttachForm teamId={7} certificateId={2} onAttached={() => undefined} />,
    { user: ann },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Apple did not answer in time');
});

test('pressed twice they are attached once, and nothing can be pressed meanwhile', async () => {
  const done = fakeServer.answersLater(addCampaignGroups, []);
  const { screen, user, isAttached } = await open([free]);
  await user.click(await screen.findByRole('button', attach(1)));
  expect(screen.getByRole('button', attach(1))).toBeDisabled();
  await user.click(screen.getByRole('button', attach(1)));
  done();
  await expect.poll(isAttached).toBe(true);
  expect(fakeServer.requests(addCampaignGroups)).toHaveLength(1);
});

test('what is refused as a whole stands above the button, with what was typed', async () => {
  fakeServer.refuses(addCampaignGroups, { code: 'appleRefused', message: 'Apple took the access away' });
  const { screen, user, isAttached } = await open([free]);
  const name = await screen.findByLabelText(t('campaignGroups:name'));
  await user.clear(name);
  await user.type(name, 'West');
  await user.click(screen.getByRole('button', attach(1)));
  expect(await screen.findByRole('alert')).toHaveTextContent('Apple took the access away');
  expect(name).toHaveValue('West');
  expect(isAttached()).toBe(false);
});

test('one that may only be read is marked before it is attached, and one attached already cannot be again', async () => {
  const { screen } = await open([
    { ...free, roles: ['API Account Read Only'] },
    { ...second, state: 'attached', campaignGroupId: 6 },
  ]);
  expect(await screen.findByText(t('campaignGroups:attach.readOnly'))).toBeInTheDocument();
  const attached = screen.getByRole('checkbox', { name: /Harbour Japan/ });
  expect(attached).toBeChecked();
  expect(attached).toBeDisabled();
});
