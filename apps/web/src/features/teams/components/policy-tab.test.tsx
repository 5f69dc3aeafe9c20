import { expect, test } from 'vitest';
import { findChangePolicy, modifyChangePolicy, type PolicyView } from '@tapwright/contracts/change-approval';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { PolicyTab } from './policy-tab.tsx';

const policy: PolicyView = {
  maxRise: '',
  maxReserve: '',
  maxObjects: null,
  removal: false,
  roles: [],
  origins: ['agent'],
  currencyType: 'USD',
  revision: 0,
};

async function open() {
  fakeServer.answers(findChangePolicy, policy);
  const view = await renderWeb(<PolicyTab teamId={7} />, { user: ann });
  const { screen, user } = view;
  const rise = await screen.findByLabelText(t('members:policy.maxRise'));
  const save = () => user.click(screen.getByRole('button', { name: t('members:policy.submit') }));
  return { ...view, rise, save };
}

test('what needs a second person is saved as chosen; what is not shown stays as it was', async () => {
  fakeServer.answers(modifyChangePolicy, { ...policy, revision: 1 });
  const { screen, user, rise, save } = await open();
  await user.type(rise, '100');
  await user.type(screen.getByLabelText(t('members:policy.maxReserve')), '2500');
  await user.type(screen.getByLabelText(t('members:policy.maxObjects')), '50');
  await user.click(screen.getByRole('checkbox', { name: t('members:policy.removal') }));
  await user.click(screen.getByRole('checkbox', { name: t('teams:roles.advManager') }));
  expect(screen.queryByRole('checkbox', { name: t('teams:roles.readOnly') })).toBeNull();
  await save();
  expect(await screen.findByText(t('members:policy.done'))).toBeInTheDocument();
  expect(fakeServer.requests(modifyChangePolicy)).toEqual([
    {
      teamId: 7,
      revision: 0,
      maxRise: '100',
      maxReserve: '2500',
      maxObjects: 50,
      removal: true,
      roles: ['advManager'],
      origins: ['agent'],
    },
  ]);
});

test('what cannot be is said at its field, before it is sent and after', async () => {
  fakeServer.refuses(modifyChangePolicy, { code: 'badInput', fields: { maxRise: 'No amount' } });
  const { screen, user, rise, save } = await open();
  const objects = screen.getByLabelText(t('members:policy.maxObjects'));
  await user.type(objects, 'many');
  await save();
  expect(objects).toHaveAccessibleDescription(t('errors:fields.wholeNumber'));
  expect(fakeServer.requests(modifyChangePolicy)).toEqual([]);
  await user.clear(objects);
  await user.type(rise, 'much');
  await save();
  await expect.poll(() => rise.getAttribute('aria-invalid')).toBe('true');
  expect(rise).toHaveAccessibleDescription('No amount');
});

test('what somebody else saved meanwhile is not written over unsaid', async () => {
  const { user, rise, save } = await open();
  fakeServer.refuses(modifyChangePolicy, { code: 'changedMeanwhile' });
  fakeServer.answers(findChangePolicy, { ...policy, removal: true, revision: 5 });
  await user.type(rise, '100');
  await save();
  await expect.poll(() => rise.getAttribute('aria-invalid')).toBe('true');
  expect(rise).toHaveAccessibleDescription(new RegExp(t('members:stale.notYet')));
  expect(rise).toHaveValue('100');
  fakeServer.answers(modifyChangePolicy, { ...policy, revision: 6 });
  await expect
    .poll(async () => {
      await save();
      return fakeServer.requests(modifyChangePolicy).slice(0, 2);
    })
    .toMatchObject([{ revision: 0 }, { revision: 5 }]);
});
