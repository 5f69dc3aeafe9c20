import * as creation from '@tapwright/contracts/creation';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '../../../platform/calls/toasts.ts';
import { team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { t } from '../../../testing/render-web.tsx';
import { openCreation } from '../open-creation.ts';
import { ownApp, wholeForm } from '../testing/forms.ts';
import { answerAsUsual, kept, openStep } from '../testing/open-step.tsx';

const one = { ...kept, way: 'steps' as const, app: ownApp };
const named = { ...one, name: 'Stillwater_US_category' };
const unnamed = { ...one, creationId: 22, name: '' };

beforeEach(() => {
  answerAsUsual();
  toasts.set([]);
  fakeServer.answers(creation.findCreations, [named, unnamed]);
});

test('whoever begins anew at the campaign sees what they had begun, and goes on with it', async () => {
  fakeServer.answers(creation.findCreation, { ...kept, form: wholeForm });
  const { screen, user } = await openStep('series');
  const link = await screen.findByRole('link', { name: named.name });
  expect(screen.getByRole('link', { name: t('creation:begun.all', { count: 2 }) })).toHaveAttribute(
    'href',
    expect.stringContaining('/ad/create/create-type'),
  );
  await user.click(link);
  await expect.poll(() => openCreation.get()?.creationId).toBe(named.creationId);
});

test('one that goes on is not told of the others', async () => {
  const { screen } = await openStep('series', wholeForm);
  await screen.findByLabelText(t('creation:fields.dailyCap'));
  expect(screen.queryByText(t('creation:type.begun'))).toBeNull();
});

test('a draft is thrown away at one press, and back at another', async () => {
  fakeServer.answers(creation.findCreation, { ...kept, form: wholeForm });
  const { screen, user } = await openStep('type');
  const list = within(await screen.findByRole('list', { name: t('creation:type.begun') }));
  expect(list.getByRole('link', { name: ownApp.name })).toBeInTheDocument();
  fakeServer.answers(creation.findCreations, [unnamed]);
  const name = t('creation:begun.discardOne', { name: named.name });
  await user.click(list.getByRole('button', { name }));
  await expect.poll(() => screen.queryByRole('link', { name: named.name })).toBeNull();
  const body = { teamId: team.teamId, creationId: named.creationId };
  expect(fakeServer.requests(creation.discardCreation)).toEqual([body]);
  const [said] = toasts.get();
  expect(said?.text).toBe(t('creation:begun.discarded'));

  fakeServer.answers(creation.findCreations, [named, unnamed]);
  said?.action?.onPress();
  await screen.findByRole('link', { name: named.name });
  expect(fakeServer.requests(creation.saveCreation)).toEqual([{ teamId: team.teamId, form: wholeForm }]);
});

test('a draft that could not be thrown away is still there, and that is said', async () => {
  fakeServer.answers(creation.findCreation, { ...kept, form: wholeForm });
  fakeServer.refuses(creation.discardCreation, { code: 'readOnlyRole', message: 'No' });
  const { screen, user } = await openStep('type');
  const name = t('creation:begun.discardOne', { name: named.name });
  await user.click(await screen.findByRole('button', { name }));
  await expect.poll(() => toasts.get().map(({ tone }) => tone)).toEqual(['poor']);
  expect(screen.getByRole('link', { name: named.name })).toBeInTheDocument();
});

test('leaving says that the draft is kept, and leads back to it', async () => {
  const { screen, user, sent } = await openStep('series', wholeForm);
  await user.click(await screen.findByRole('button', { name: t('creation:leave') }));
  expect(sent).toEqual(['left']);
  await expect.poll(() => toasts.get()[0]?.text).toBe(t('creation:begun.kept'));
});
