import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useRouteContext } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ensureMessages } from '@tapwright/i18n/client';
import { BrandMark } from '@tapwright/ui/layout/brand-mark';
import { personQuery } from '../../features/accounts/api/person-query.ts';
import { useKeys } from '../../platform/use-keys.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { ChangeDialogs } from '../change-dialogs.tsx';
import { NoticeDialogs } from '../notice-dialogs.tsx';
import { LoadedPalette } from '../palette/loaded-palette.tsx';
import { useLive } from '../use-live.ts';
import { usePendingPage } from '../use-pending-page.ts';
import { FoldButton } from './fold-button.tsx';
import classes from './frame.module.css';
import { listMenuEntries } from './menu.ts';
import { Sidebar } from './sidebar.tsx';
import { ActingLine } from './acting-line.tsx';
import { StaleLine } from './stale-line.tsx';
import { TopBar } from './top-bar.tsx';
import { useAskForTeam } from './use-ask-for-team.ts';
import { useFold } from './use-fold.ts';
import { usePagesAhead } from './use-pages-ahead.ts';
import { useTeamSettings } from './use-team-settings.ts';

const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }));
const AccountDrawer = lazy(async () => ({
  default: (await import('./account-drawer.tsx')).AccountDrawer,
}));
const CreateTeamDialog = lazy(async () => ({
  default: (await import('../pages/person/create-team-page.tsx')).CreateTeamDialog,
}));
const PhoneMenu = lazy(async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu }));

const accountDrawerMessages = ['accounts', 'chatApp', 'personal', 'uploads'];

type Opened = 'palette' | 'keys' | 'menu' | 'account' | 'createTeam' | undefined;

type Props = {
  /** In place of the page that the address names. */
  readonly children?: ReactNode;
};

/** Sidebar, top bar and the page, for everybody who is signed in. */
export function Frame({ children = <Outlet /> }: Props) {
  const { t } = useTranslation();
  const { findVisitor, rows, translator } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const { isFolded, toggle } = useFold();
  const [opened, setOpened] = useState<Opened>();
  const entries = listMenuEntries(findVisitor(), rows);
  const close = () => setOpened(undefined);
  usePagesAhead(entries);
  useTeamSettings();
  const askForTeam = useAskForTeam(close);

  useKeys({ '[': toggle, '?': () => setOpened('keys'), 'mod+k': () => setOpened('palette') });
  // Kept fresh on every page: a session that has ended is noticed wherever one is.
  useQuery(personQuery());

  return (
    <div className={classes.frame} data-folded={isFolded}>
      <a className={classes.skip} href="#page" onClick={skipToPage}>
        {t('skip')}
      </a>
      <aside className={classes.side}>
        <div className={classes.brand}>
          <BrandMark name={t('product')} markOnly={isFolded} />
        </div>
        <Sidebar entries={entries} onNeedsTeam={askForTeam} />
        <FoldButton isFolded={isFolded} onToggle={toggle} />
      </aside>
      <div className={classes.body}>
        <TopBar
          onFind={() => setOpened('palette')}
          onMenu={() => setOpened('menu')}
          onKeys={() => setOpened('keys')}
          onCreateTeam={() => setOpened('createTeam')}
          onAccount={() => {
            ensureMessages(translator, accountDrawerMessages).then(
              () => setOpened('account'),
              () => void navigate({ to: '/user/personal' }),
            );
          }}
        />
        <Page>{children}</Page>
      </div>
      <LiveLine />
      <NoticeDialogs />
      <ChangeDialogs />
      {opened === 'palette' ? <LoadedPalette onClose={close} onKeys={() => setOpened('keys')} /> : null}
      <Suspense>
        {opened === 'keys' ? <KeyList onClose={close} /> : null}
        {opened === 'account' ? <AccountDrawer onClose={close} /> : null}
        {opened === 'menu' ? <PhoneMenu entries={entries} onNeedsTeam={askForTeam} onClose={close} /> : null}
        {opened === 'createTeam' ? <CreateTeamDialog onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

/** What one is leaving cannot be pressed any more. */
function Page({ children }: { readonly children: ReactNode }) {
  const isPending = usePendingPage();
  return (
    <main id="page" className={classes.page} tabIndex={-1} aria-busy={isPending}>
      <div className={classes.inside} inert={isPending}>
        <ActingLine />
        <StaleLine />
        {children}
      </div>
    </main>
  );
}

function LiveLine() {
  useLive();
  return null;
}

/** The hash is the router's, so the link moves the focus by itself. */
function skipToPage(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.querySelector('main')?.focus();
}
