import { expect, test } from 'vitest';
import { findByName, type FoundObject } from '@tapwright/contracts/campaigns';
import { ann, team } from '../../testing/examples.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderWeb, t } from '../../testing/render-web.tsx';
import { personalSettings } from '../../platform/person/use-personal-setting.ts';
import { useObjectCommands } from './use-object-commands.ts';

const keyword: FoundObject = {
  kind: 'keyword',
  id: '31',
  name: 'sleep timer',
  campaignGroupId: 3,
  campaignId: '11',
  campaignName: 'US brand',
  adGroupId: '21',
  adGroupName: 'Exact',
};

function Commands({ typed }: { readonly typed: string }) {
  const { recent, found } = useObjectCommands(typed);
  return [...recent, ...found].map(({ id, label, group }) => <p key={id}>{`${label} | ${group}`}</p>);
}

test('ads are found by what is typed, each with what it lies in', async () => {
  fakeServer.answers(findByName, [keyword]);
  const { screen } = await renderWeb(<Commands typed=" sleep " />, { user: ann });
  await screen.findByText(`sleep timer | ${t('frame:palette.keyword')} · US brand · Exact`);
  expect(fakeServer.requests(findByName)).toMatchObject([{ name: 'sleep' }]);
});

test('before anything is typed stand the places of this team where somebody was lately', async () => {
  const place = { name: 'US brand', campaignGroupId: '3', campaignId: '11' };
  const { screen } = await renderWeb(<Commands typed="" />, { user: ann });
  personalSettings().recentPlaces.set([
    { ...place, teamId: team.teamId },
    { ...place, teamId: team.teamId, name: 'Exact', adGroupId: '21', campaignName: 'US brand' },
    { ...place, teamId: team.teamId + 1, name: 'Elsewhere', campaignId: '12' },
  ]);
  await screen.findByText(`US brand | ${t('frame:palette.recent')}`);
  expect(screen.getByText(`Exact | ${t('frame:palette.recent')} · US brand`)).toBeInTheDocument();
  expect(screen.queryByText(/Elsewhere/)).toBeNull();
});
