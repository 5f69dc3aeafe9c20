import { codes } from '@tapwright/contracts/codes';
import * as creation from '@tapwright/contracts/creation';
import { maxEdits } from '@tapwright/contracts/limits';
import { expect, test } from 'vitest';
import { startTeamServer } from '../teams/testing/team-server.ts';

const form: creation.CreationForm = {
  way: 'steps',
  campaignGroupId: 7,
  app: { adamId: '1600000001', name: 'Stillwater' },
  campaigns: [],
};

const adGroup: creation.AdGroupForm = {
  name: 'Exact',
  bid: '1.00',
  cpaGoal: '',
  searchMatch: false,
  device: 'all',
  customerType: 'all',
  gender: 'all',
  minAge: null,
  maxAge: null,
  places: [],
  hours: [],
  keywords: '',
  matchType: 'EXACT',
  negatives: '',
  isLeftOut: false,
};
const campaign: creation.CampaignForm = {
  name: 'Brand',
  isNameOwn: true,
  type: 'brand',
  countries: ['KR'],
  placement: 'APPSTORE_SEARCH_RESULTS',
  bidStrategy: 'MANUAL_CPT',
  dailyCap: '10.00',
  totalBudget: '',
  cpaGoal: '',
  startTime: null,
  endTime: null,
  negatives: '',
  adGroups: [],
  isLeftOut: false,
};

test('what was begun is kept as typed, for its author alone, and not written over from another device', async () => {
  const { ask, codeOf, makePerson, makeTeam, makeMember } = await startTeamServer();
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const colleague = await makeMember(owner, teamId, 'admin');
  const { creationId, revision } = await ask(owner, creation.saveCreation, { body: { teamId, form } });
  const find = { query: { teamId, creationId } };
  expect(await ask(owner, creation.findCreation, find)).toMatchObject({ form, revision });
  expect(await ask(owner, creation.findCreations, { query: { teamId } })).toMatchObject([
    { creationId, way: 'steps', app: form.app, name: '' },
  ]);

  const later = { teamId, creationId, revision, form: { ...form, campaignGroupId: 8 } };
  await ask(owner, creation.saveCreation, { body: later });
  expect(await codeOf(owner, creation.saveCreation, { body: later })).toBe(codes.changedMeanwhile);

  expect(await ask(colleague, creation.findCreations, { query: { teamId } })).toEqual([]);
  expect(await codeOf(colleague, creation.findCreation, find)).toBe(codes.notFound);
  expect(await codeOf(colleague, creation.saveCreation, { body: later })).toBe(codes.notFound);
  await ask(colleague, creation.discardCreation, { body: { teamId, creationId } });
  expect((await ask(owner, creation.findCreation, find)).form.campaignGroupId).toBe(8);
  await ask(owner, creation.discardCreation, { body: { teamId, creationId } });
  expect(await codeOf(owner, creation.findCreation, find)).toBe(codes.notFound);
});

test('a neighbour reaches nothing of it, a reader begins nothing, and nobody piles them up', async () => {
  const { ask, codeOf, makePerson, makeTeam, makeMember } = await startTeamServer();
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const { creationId } = await ask(owner, creation.saveCreation, { body: { teamId, form } });
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour);
  const elsewhere = { teamId: theirs, creationId };
  expect(await codeOf(neighbour, creation.findCreation, { query: elsewhere })).toBe(codes.notFound);
  expect(await codeOf(neighbour, creation.saveCreation, { body: { ...elsewhere, form } })).toBe(
    codes.notFound,
  );
  expect(await codeOf(neighbour, creation.findCreations, { query: { teamId } })).not.toBe(codes.success);
  const reader = await makeMember(owner, teamId, 'readOnly');
  expect(await codeOf(reader, creation.saveCreation, { body: { teamId, form } })).toBe(codes.readOnlyRole);
  for (let count = 1; count < creation.maxCreationsOfPerson; count += 1)
    await ask(owner, creation.saveCreation, { body: { teamId, form } });
  expect(await codeOf(owner, creation.saveCreation, { body: { teamId, form } })).toBe(codes.badInput);
});

test('as many keywords as a set takes are kept as typed, in any script', async () => {
  const { ask, makePerson, makeTeam } = await startTeamServer();
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const line = (place: number) => `낱말 ${place} ${'가나다라 '.repeat(12)}, broad, 1.20`;
  const keywords = Array.from({ length: maxEdits }, (_, place) => line(place)).join('\n');
  const full = { ...form, campaigns: [{ ...campaign, adGroups: [{ ...adGroup, keywords }] }] };
  const { creationId } = await ask(owner, creation.saveCreation, { body: { teamId, form: full } });
  const kept = await ask(owner, creation.findCreation, { query: { teamId, creationId } });
  expect(kept.form.campaigns[0]?.adGroups[0]?.keywords).toBe(keywords);
});
