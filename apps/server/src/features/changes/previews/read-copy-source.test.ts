import { findCopySource } from '@tapwright/contracts/change-copies';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { startReportedTeam } from '../../reports/testing/start-reported-team.ts';

test('a campaign of which no app is known cannot be copied', async () => {
  const { codeOf, owner, teamId, accounts } = await startReportedTeam();
  const campaignId = accounts[0]?.campaigns[0]?.campaignId;
  expect(await codeOf(owner, findCopySource, { query: { teamId, campaignId } })).toBe(codes.notFound);
});
