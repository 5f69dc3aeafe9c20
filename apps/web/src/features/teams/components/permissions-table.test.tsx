import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { PermissionsTable } from './permissions-table.tsx';

test('what a role may stands as the rules have it, also for who cannot see the signs', async () => {
  const { screen } = await renderWeb(<PermissionsTable ownRole="manager" />, { user: ann });
  const table = screen.getByRole('table', { name: t('members:permissions.title') });
  const heads = within(table).getAllByRole('columnheader');
  const place = heads.findIndex(({ textContent }) => textContent.includes(t('members:permissions.yours')));
  expect(heads[place]).toHaveTextContent(t('teams:roles.manager'));
  const grant = (capability: 'campaign.edit' | 'tools.use' | 'certificate.manage') => {
    const row = within(table).getByRole('row', { name: new RegExp(t(`members:capabilities.${capability}`)) });
    return within(row).getAllByRole('cell')[place - 1]?.textContent;
  };
  expect(grant('campaign.edit')).toBe(t('members:permissions.scope'));
  expect(grant('tools.use')).toBe(t('members:permissions.scope'));
  expect(grant('certificate.manage')).toBe(t('members:permissions.no'));
});
