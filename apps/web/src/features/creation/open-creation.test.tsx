import { findCreation, saveCreation, discardCreation } from '@tapwright/contracts/creation';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import {
  beginCreation,
  changeForm,
  forgetCreation,
  goOnCreating,
  judgeUpTo,
  keepForm,
  openCreation,
  showRefused,
} from './open-creation.ts';
import { wholeForm } from './testing/forms.ts';

const changedAt = '2026-11-20T08:00:00.000Z';

beforeEach(() => {
  openCreation.set(undefined);
});

test('what was only looked at is not kept, and the first change makes one of it', async () => {
  const saved: unknown[] = [];
  fakeServer.answersWith(saveCreation, ({ body }) => {
    saved.push(body);
    return { creationId: 21, revision: 1, changedAt };
  });
  beginCreation(7, 3);
  await keepForm();
  expect(saved).toEqual([]);
  expect(openCreation.get()).toMatchObject({ saving: 'nothing', form: { campaignGroupId: 3 } });

  changeForm((form) => ({ ...form, app: wholeForm.app }));
  expect(openCreation.get()?.saving).toBe('waiting');
  await keepForm();
  expect(saved).toMatchObject([{ teamId: 7, form: { app: wholeForm.app } }]);
  expect(openCreation.get()).toMatchObject({ saving: 'saved', creationId: 21, revision: 1, changedAt });
});

test('what is typed while one is being kept is kept after it, from its revision', async () => {
  const revisions: (number | undefined)[] = [];
  fakeServer.answersWith(saveCreation, ({ body }) => {
    revisions.push(body.revision);
    return { creationId: 21, revision: revisions.length, changedAt };
  });
  beginCreation(7, 3);
  changeForm((form) => ({ ...form, app: wholeForm.app }));
  const first = keepForm();
  changeForm((form) => ({ ...form, campaigns: wholeForm.campaigns }));
  await Promise.all([first, keepForm()]);
  expect(revisions).toEqual([undefined, 1]);
  expect(openCreation.get()).toMatchObject({
    saving: 'saved',
    revision: 2,
    form: { campaigns: wholeForm.campaigns },
  });
});

test('what was not kept stays on the screen and is tried again; what changed elsewhere is not written over', async () => {
  fakeServer.answers(findCreation, { creationId: 21, revision: 4, changedAt, form: wholeForm });
  await goOnCreating(7, 21);
  expect(openCreation.get()).toMatchObject({ saving: 'saved', revision: 4, form: wholeForm });

  fakeServer.refuses(saveCreation, { code: 'executionError' });
  changeForm((form) => ({ ...form, app: null }));
  await keepForm();
  expect(openCreation.get()).toMatchObject({ saving: 'failed', form: { app: null } });

  fakeServer.refuses(saveCreation, { code: 'changedMeanwhile' });
  await keepForm();
  expect(openCreation.get()).toMatchObject({ saving: 'elsewhere', form: { app: null } });
  fakeServer.answersWith(saveCreation, () => {
    throw new Error('This would be written over what was done elsewhere.');
  });
  changeForm((form) => ({ ...form, app: wholeForm.app }));
  await keepForm();
  expect(openCreation.get()).toMatchObject({ saving: 'elsewhere', form: { app: wholeForm.app } });
});

test('faults that were said stay said; what was refused is taken back with the next change', () => {
  beginCreation(7, 3);
  judgeUpTo(2);
  judgeUpTo(1);
  showRefused({ 'campaigns.0.name': 'This name is taken' });
  expect(openCreation.get()).toMatchObject({
    judgedUpTo: 2,
    refused: { 'campaigns.0.name': 'This name is taken' },
  });
  fakeServer.answers(saveCreation, { creationId: 21, revision: 1, changedAt });
  changeForm((form) => ({ ...form, app: wholeForm.app }));
  expect(openCreation.get()).toMatchObject({ judgedUpTo: 2, refused: {} });
});

test('once it is sent nothing of it is left, here or on the server', async () => {
  const discarded: unknown[] = [];
  fakeServer.answers(findCreation, { creationId: 21, revision: 4, changedAt, form: wholeForm });
  fakeServer.answersWith(discardCreation, ({ body }) => {
    discarded.push(body);
    return null;
  });
  await goOnCreating(7, 21);
  await forgetCreation();
  expect(openCreation.get()).toBeUndefined();
  expect(discarded).toEqual([{ teamId: 7, creationId: 21 }]);

  beginCreation(7, 3);
  await forgetCreation();
  expect(discarded).toHaveLength(1);
});
