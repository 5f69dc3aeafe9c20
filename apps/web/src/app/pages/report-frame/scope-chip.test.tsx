import { expect, test } from 'vitest';
import { team } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { ScopeChip } from './scope-chip.tsx';

test('whoever sees a part is told which, and whoever sees all is told nothing', async () => {
  const bound = { ...team, roleName: 'advManager', scope: [1, 2, 3, 4] } as const;
  const { screen, unmount } = await renderWeb(<ScopeChip team={{ ...bound, scope: [...bound.scope] }} />);
  expect(screen.getByText(t('reportNotes:scope.campaigns', { count: 4 }))).toBeInTheDocument();
  unmount();
  const whole = await renderWeb(<ScopeChip team={{ ...team, roleName: 'manager' }} />);
  expect(whole.screen.queryByText(/./)).toBeNull();
});
