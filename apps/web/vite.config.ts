import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groupScripts } from './group-scripts.ts';

/** The console has one page, so whatever is neither that nor one of Vite's own files is the server's. */
const serverPaths = String.raw`^/(?!$|\?|@|src/|node_modules/|index\.html|favicon\.svg|appearance\.js)`;

/** `useBlocker` is asked for by few pages, so it stays with them. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|@tanstack\/(history|query-core|react-query|react-router|react-store|router-core|store))\/(?!.*\/useBlocker\.js)/;

/** Of the sign-in page and of the forms behind it: one file weighs less than eight. */
const forms =
  /src\/(platform\/(forms\/(rule-text|find-issues|use-form(-state)?|form-paths)|person\/unlinked-chat-app)|features\/accounts\/(api\/with-password-key|create-waits|use-wait|waits)|password-field)\.tsx?$/;

export default defineConfig({
  plugins: [react()],
  server: {
    proxy: { [serverPaths]: { target: process.env['API_ORIGIN'] ?? 'http://localhost:3000', ws: true } },
  },
  build: {
    manifest: true,
    // The content security policy knows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs and no release changes: one file, kept by the browser.
        codeSplitting: {
          groups: [{ name: 'vendor', test: vendor }, { name: 'forms', test: forms }, ...groupScripts()],
        },
      },
    },
    // The first browsers with light-dark(); older ones are not rewritten for.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
