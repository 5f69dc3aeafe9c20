import { createHashHistory, createRouter } from '@tanstack/react-router';
import { parsePlainSearch, writePlainSearch } from '../platform/plain-search.ts';
import { nameView } from './name-view.ts';
import { PageFailed, PublicPageFailed } from './page-failed.tsx';
import { PagePending } from './page-pending.tsx';
import { Root } from './root.tsx';
import { framed, root, type RouterContext } from './root-route.ts';
import { publicPages } from './public-routes.ts';
import { framedPages, routeRows } from './routes-table.ts';

export function createAppRouter(context: Omit<RouterContext, 'rows' | 'nameView'>) {
  root.update({ component: Root });
  for (const page of framedPages) page.update({ errorComponent: PageFailed, pendingComponent: PagePending });
  return createRouter({
    routeTree: root.addChildren([...publicPages, framed.addChildren(framedPages)]),
    history: createHashHistory(),
    context: { ...context, rows: routeRows, nameView },
    parseSearch: parsePlainSearch,
    stringifySearch: writePlainSearch,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingMinMs: 150,
    defaultErrorComponent: PublicPageFailed,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
