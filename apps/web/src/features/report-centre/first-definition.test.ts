import { reportLevels } from '@tapwright/contracts/ad-columns';
import { reportDefinition } from '@tapwright/contracts/report-centre';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { firstDefinition, withLevel } from './first-definition.ts';

test('a new report can be run at once, at every level', () => {
  for (const level of reportLevels)
    expect(z.safeParse(reportDefinition, withLevel(firstDefinition('USD'), level)).success).toBe(true);
});

test('what another level does not have is left behind', () => {
  const keywords = withLevel(
    { ...firstDefinition('USD'), timeZone: 'UTC', dimensions: ['campaignGroup', 'dailyBudget'] },
    'keyword',
  );
  expect(keywords).toMatchObject({ dimensions: ['campaignGroup'], timeZone: 'ORTZ' });
  expect(withLevel({ ...keywords, matchTypes: ['EXACT'] }, 'campaign').matchTypes).toEqual([]);
});
