import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { UserView } from '@tapwright/contracts/accounts';
import { getFrameSettings } from '@tapwright/contracts/frame';
import { findTeams, type TeamView } from '@tapwright/contracts/teams';
import { ensureMessages } from '@tapwright/i18n/client';
import { namespaces } from '@tapwright/i18n/messages';
import { UiProvider } from '@tapwright/ui/look/ui-provider';
import { QuestionDialog } from '../app/question-dialog.tsx';
import { ToastList } from '../app/toast-list.tsx';
import { appearance } from '../platform/person/appearance.ts';
import { parsePlainSearch, writePlainSearch } from '../platform/plain-search.ts';
import { createQueryClient } from '../platform/calls/query-client.ts';
import { openQuestion } from '../platform/forms/questions.ts';
import { createFailureReaction } from '../platform/calls/react-to-failure.ts';
import { beginSession, endSession, session } from '../platform/person/session.ts';
import { teamsQuery } from '../platform/person/teams.ts';
import { showToast } from '../platform/calls/toasts.ts';
import { createTranslator } from '../platform/words/translator.ts';
import { frameSettings, team } from './examples.ts';
import { fakeServer } from './fake-server.ts';

type Settings = {
  /** Where the part stands, when it reads its address; `/framed` routes are children of the frame. */
  path?: string;
  search?: string;
  user?: UserView;
  teams?: TeamView[];
};

const translator = await createTranslator();
// The server's own words never reach a page.
await ensureMessages(
  translator,
  namespaces.filter((name) => name !== 'accountMessages' && name !== 'reportMessages'),
);
/** The words of the screen, for finding what carries them. */
export const { t } = translator;

/** A part of the console with all that stands around it: words, server, address, toasts and questions. */
export async function renderWeb(
  part: ReactNode,
  { path = '/here', search = '', user: signedIn, teams = [team] }: Settings = {},
) {
  if (signedIn === undefined) endSession();
  else beginSession('token', signedIn);
  const reactToFailure = createFailureReaction({
    t: (key) => translator.t(key),
    showToast,
    hasSession: () => session.get() !== null,
    endSession,
    refreshSettings: () => undefined,
  });
  const queryClient = createQueryClient(reactToFailure);
  fakeServer.answers(getFrameSettings, frameSettings);
  if (signedIn !== undefined) {
    fakeServer.answers(findTeams, teams);
    await queryClient.ensureQueryData(teamsQuery());
  }
  const root = createRootRouteWithContext<object>()({ component: Around });
  const framed = createRoute({ getParentRoute: () => root, id: 'framed' });
  const here = createRoute({ getParentRoute: () => framed, path, component: () => part });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([framed.addChildren([here]), elsewhere]),
    history: createMemoryHistory({ initialEntries: [`${path}${search}`] }),
    context: { reactToFailure, translator },
    parseSearch: parsePlainSearch,
    stringifySearch: writePlainSearch,
  });
  await router.load();
  const view = render(
    <UiProvider appearance={appearance}>
      <I18nextProvider i18n={translator}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </I18nextProvider>
    </UiProvider>,
  );
  const user = userEvent.setup();
  return {
    ...view,
    screen,
    user,
    /** Without a layout nobody knows where a menu opens, so it counts as not in sight. */
    openMenu: async (button: string | RegExp) => {
      await user.click(await screen.findByRole('button', { name: button }));
      return screen.findAllByRole('menuitem', { hidden: true });
    },
    /** Where it leads to, from the moment it is called for. */
    address: () => router.history.location.href,
    /** As a live message makes it old. */
    makeOld: (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey }),
    /** Waits for an answer, or does what follows from one. */
    isBusy: () => queryClient.isMutating() + queryClient.isFetching() > 0,
  };
}

function Around() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  return (
    <>
      <Outlet />
      <ToastList />
      <Suspense>{question ? <QuestionDialog {...question} /> : null}</Suspense>
    </>
  );
}
