import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { renderWeb } from '../../../testing/render-web.tsx';
import type { CampaignRow } from '../question/report-types.ts';
import { CampaignFacts } from './campaign-facts.tsx';

test('a campaign’s storefronts are called by their names, and its cap by its currency', async () => {
  const campaign = {
    status: 'running',
    dailyBudget: '1250',
    currency: 'CNY',
    countries: ['JP', 'DE'],
  } as unknown as CampaignRow;
  const { screen } = await renderWeb(<CampaignFacts campaign={campaign} />, { user: ann });
  expect(await screen.findByText('Japan, Germany')).toBeInTheDocument();
  expect(screen.getByText('1,250.00 RMB')).toBeInTheDocument();
});
