import {
  createHashHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { i18n } from 'i18next';
import * as z from 'zod/mini';
import { ensureMessages } from '@tapwright/i18n/client';
import { parsePlainSearch, writePlainSearch } from '../platform/plain-search.ts';
import { decideRoute, type Visitor } from './decide-route.ts';
import { PageFailed, PublicPageFailed } from './page-failed.tsx';
import { Root } from './root.tsx';
import { isBuilt } from './routes-table.ts';

type Context = {
  translator: i18n;
  findVisitor: () => Visitor;
  reactToFailure: (error: unknown) => void;
};

const root = createRootRouteWithContext<Context>()({
  component: Root,
  beforeLoad: ({ context, location }) => {
    const decision = decideRoute(location.href, context.findVisitor(), isBuilt);
    if (decision.do === 'redirect') throw redirect({ href: decision.to, replace: true });
    if (decision.do === 'notFound') throw redirect({ to: '/404', replace: true });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/home',
  loader: ({ context }) => ensureMessages(context.translator, ['home']),
  component: lazyRouteComponent(() => import('./pages/home-page.tsx'), 'HomePage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: z.object({ redirect: z.optional(z.string()) }),
  loader: ({ context }) => ensureMessages(context.translator, ['accounts']),
  component: lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage'),
});

const agreement = createRoute({
  getParentRoute: () => root,
  path: '/account',
  loader: ({ context }) => ensureMessages(context.translator, ['agreement', 'privacy']),
  component: lazyRouteComponent(() => import('./pages/agreement-page.tsx'), 'AgreementPage'),
});

const notFound = createRoute({
  getParentRoute: () => root,
  path: '/404',
  component: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
});

const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  component: lazyRouteComponent(() => import('./shell/frame.tsx'), 'Frame'),
});

const personal = createRoute({
  getParentRoute: () => framed,
  path: '/user/personal',
  loader: ({ context }) => ensureMessages(context.translator, ['accounts']),
  component: lazyRouteComponent(() => import('./pages/personal-page.tsx'), 'PersonalPage'),
  errorComponent: PageFailed,
});

const operationLog = createRoute({
  getParentRoute: () => framed,
  path: '/user/operation-log',
  loader: ({ context }) => ensureMessages(context.translator, ['operationLog', 'lists']),
  component: lazyRouteComponent(() => import('./pages/operation-log-page.tsx'), 'OperationLogPage'),
  errorComponent: PageFailed,
});

export function createAppRouter(context: Context) {
  return createRouter({
    routeTree: root.addChildren([home, login, agreement, notFound, framed.addChildren([personal, operationLog])]),
    history: createHashHistory(),
    context,
    parseSearch: parsePlainSearch,
    stringifySearch: writePlainSearch,
    defaultPreload: 'intent',
    defaultErrorComponent: PublicPageFailed,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
