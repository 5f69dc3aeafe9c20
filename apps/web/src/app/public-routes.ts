import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { ensureMessages } from '@tapwright/i18n/client';
import * as z from 'zod/mini';
import { loginSearch, titleOfLogin } from './pages/public/login-modes.ts';
import { page, root } from './root-route.ts';
import { anyone } from './route-row.ts';
import { listSearch, text } from './route-search.ts';

/** The part of the table of addresses that needs nobody signed in and has no frame. */
export const publicPages = [
  createRoute({
    getParentRoute: () => root,
    ...page('/home', {
      access: anyone,
      title: 'frame:pages.home',
      messages: ['home'],
      component: lazy(() => import('./pages/public/home-page.tsx'), 'HomePage'),
    }),
  }),
  createRoute({
    getParentRoute: () => root,
    validateSearch: loginSearch,
    ...page('/login', {
      access: anyone,
      title: 'frame:pages.login',
      titleOf: titleOfLogin,
      messages: ['accounts'],
      component: lazy(() => import('./pages/public/login-page.tsx'), 'LoginPage'),
    }),
    loaderDeps: ({ search: { mode } }) => ({ mode }),
    loader: ({ context, deps: { mode } }) =>
      ensureMessages(context.translator, mode === 'wechat' ? ['accounts', 'chatApp'] : ['accounts']),
  }),
  createRoute({
    getParentRoute: () => root,
    ...page('/account', {
      access: anyone,
      title: 'frame:pages.agreement',
      messages: ['agreement', 'privacy', 'news'],
      component: lazy(() => import('./pages/public/agreement-page.tsx'), 'AgreementPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => root,
    validateSearch: z.object({ because: text }),
    ...page('/404', {
      access: anyone,
      title: 'frame:pages.notFound',
      // Of the frame, which whoever is signed in keeps.
      messages: ['teams', 'notifications', 'appleSync'],
      component: lazy(() => import('./pages/public/not-found-page.tsx'), 'NotFoundPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => root,
    ...page('/wechat/confirm', {
      access: anyone,
      title: 'frame:pages.approveScan',
      messages: ['chatApp'],
      component: lazy(() => import('./pages/public/approve-scan-page.tsx'), 'ApproveScanPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => root,
    validateSearch: z.object({ redirect_uri: text, state: text }),
    ...page('/wechat/stand-in', {
      access: anyone,
      onlyWithStandIn: true,
      title: 'frame:pages.wechatStandIn',
      messages: ['chatApp'],
      component: lazy(() => import('./pages/public/wechat-stand-in-page.tsx'), 'WechatStandInPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => root,
    validateSearch: z.object({ session: text }),
    ...page('/payment/stand-in', {
      access: anyone,
      title: 'frame:pages.paymentStandIn',
      messages: ['recharges'],
      component: lazy(() => import('./pages/public/payment-stand-in-page.tsx'), 'PaymentStandInPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => root,
    validateSearch: z.object(listSearch),
    ...page('/news-list', {
      access: anyone,
      title: 'frame:pages.newsList',
      messages: ['news', 'lists'],
      component: lazy(() => import('./pages/public/news-list-page.tsx'), 'NewsListPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => root,
    validateSearch: z.object({ id: text }),
    ...page('/news-details', {
      access: anyone,
      title: 'frame:pages.newsDetails',
      messages: ['news'],
      component: lazy(() => import('./pages/public/news-details-page.tsx'), 'NewsDetailsPage'),
    }),
  }),
] as const;
