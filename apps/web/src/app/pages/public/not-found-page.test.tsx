import { expect, test } from 'vitest';
import { ann, team } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { NotFound } from './not-found-page.tsx';

test('whoever lacks the role learns which one they have, and gets back to the console', async () => {
  const { screen } = await renderWeb(<NotFound isSignedIn isForbidden />, {
    user: ann,
    teams: [{ ...team, roleName: 'readOnly' }],
  });
  expect(screen.getByRole('heading')).toHaveTextContent(t('frame:notFound.forbidden'));
  expect(screen.getByText(new RegExp(t('teams:roles.readOnly')))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('frame:notFound.toConsole') })).toHaveAttribute(
    'href',
    expect.stringContaining('/login'),
  );
});

test('an address that leads nowhere says nothing of roles', async () => {
  const { screen } = await renderWeb(<NotFound />);
  expect(screen.getByRole('heading')).toHaveTextContent(t('frame:notFound.title'));
  expect(screen.getByRole('link', { name: t('frame:notFound.toHome') })).toBeInTheDocument();
});
