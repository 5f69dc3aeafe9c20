import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getFrameSettings } from '@tapwright/contracts/frame';
import { UiProvider } from '@tapwright/ui/look/ui-provider';
import { appearance } from '../platform/person/appearance.ts';
import { call } from '../platform/calls/call.ts';
import { frameSettingsQuery } from '../platform/calls/frame-settings.ts';
import { createQueryClient } from '../platform/calls/query-client.ts';
import { createFailureReaction } from '../platform/calls/react-to-failure.ts';
import { endSession, session } from '../platform/person/session.ts';
import { showToast } from '../platform/calls/toasts.ts';
import { createTranslator } from '../platform/words/translator.ts';
import { beginAhead } from './begin-ahead.ts';
import { findVisitor } from './find-visitor.ts';
import { followVisitor } from './follow-visitor.ts';
import { prepareVisitor } from './prepare-visitor.ts';
import { createAppRouter } from './router.tsx';

export async function startConsole() {
  const readingSettings = call(getFrameSettings, {});
  readingSettings.catch(() => undefined);
  const translator = await createTranslator();

  const reactToFailure = createFailureReaction({
    t: (key) => translator.t(key),
    showToast,
    hasSession: () => session.get() !== null,
    endSession,
    refreshSettings: () => void queryClient.invalidateQueries({ queryKey: frameSettingsQuery.queryKey }),
  });
  const queryClient = createQueryClient(reactToFailure);
  // Whether the console is open decides the first page. Where that cannot be read, it counts as open.
  await queryClient.prefetchQuery({ ...frameSettingsQuery, queryFn: () => readingSettings });

  const router = createAppRouter({
    translator,
    reactToFailure,
    findVisitor: () => findVisitor(queryClient),
    prepareVisitor: (wantedTeam) => prepareVisitor(queryClient, wantedTeam),
    readAhead: (find, search) => void beginAhead(queryClient, find, search),
  });
  followVisitor(queryClient, router);

  const root = document.querySelector('#root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <UiProvider appearance={appearance}>
        <I18nextProvider i18n={translator}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nextProvider>
      </UiProvider>
    </StrictMode>,
  );
}
