import { expect, test } from 'vitest';
import { findMembers, modifyMemberInfo } from '@tapwright/contracts/members';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { bob } from '../testing/members.ts';
import { RemarkDialog } from './remark-dialog.tsx';

async function open() {
  let closed = 0;
  fakeServer.answers(findMembers, [bob]);
  const part = <RemarkDialog team={team} member={bob} seen={bob} onClose={() => (closed += 1)} />;
  const view = await renderWeb(part, { user: ann });
  const { screen, user } = view;
  const name = await screen.findByLabelText(t('members:remark.label'));
  const save = () => user.click(screen.getByRole('button', { name: t('members:remark.submit') }));
  return { ...view, name, save, closed: () => closed };
}

test('a name that is too long is not sent', async () => {
  const { user, name, save, closed } = await open();
  await user.type(name, 'x'.repeat(21));
  await save();
  expect(name).toHaveAccessibleDescription(t('teams:rules.remarkTooLong'));
  expect(fakeServer.requests(modifyMemberInfo)).toEqual([]);
  expect(closed()).toBe(0);
});

test('what was changed meanwhile is not written over unseen, and what was typed stays', async () => {
  fakeServer.refuses(modifyMemberInfo, { code: 'changedMeanwhile' });
  const { user, name, save, closed } = await open();
  await user.clear(name);
  await user.type(name, 'Bob of ads');
  await save();
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  expect(name).toHaveAccessibleDescription(t('members:stale.notYet'));
  expect(name).toHaveValue('Bob of ads');
  expect(closed()).toBe(0);
});
