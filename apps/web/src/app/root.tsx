import { Outlet, useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { confirmRequest } from '../platform/forms/confirm-person.ts';
import { focusPage } from '../platform/focus-page.ts';
import { openQuestion } from '../platform/forms/questions.ts';
import { useTranslation } from '../platform/words/use-translation.ts';
import { PageProgress } from './page-progress.tsx';
import { ToastList } from './toast-list.tsx';

const QuestionDialog = lazy(async () => ({
  default: (await import('./question-dialog.tsx')).QuestionDialog,
}));

const ConfirmDialog = lazy(async () => ({
  default: (await import('../features/accounts/components/confirm-dialog.tsx')).ConfirmDialog,
}));

export function Root() {
  useDocumentTitle();
  useFocusOnNewPage();
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  const confirmation = useSyncExternalStore(confirmRequest.subscribe, confirmRequest.get);
  return (
    <>
      <PageProgress />
      <Outlet />
      <ToastList />
      <Suspense>{question ? <QuestionDialog {...question} /> : null}</Suspense>
      <Suspense>{confirmation ? <ConfirmDialog {...confirmation} /> : null}</Suspense>
    </>
  );
}

function useDocumentTitle() {
  const { t, i18n } = useTranslation();
  const { rows } = useRouteContext({ from: '__root__' });
  const title = useLocation({
    select: ({ pathname, search }) => {
      const row = rows.get(pathname);
      return row?.titleOf?.(search) ?? row?.title;
    },
  });
  useEffect(() => {
    document.title = title === undefined ? t('product') : t('documentTitle', { page: i18n.t(title) });
  }, [t, i18n, title]);
}

/** A new page is announced and reached by the keyboard from its beginning, as with a full load. */
function useFocusOnNewPage() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
        focusPage();
      }),
    [router],
  );
}
