import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { typedAccount } from '../features/accounts/typed-account.ts';
import {
  chosenDraft,
  editedCell,
  openedDraft,
  openedPanel,
  openedPreview,
  refusedEdits,
  requestedStatus,
  sentSets,
} from '../features/changes/opened.ts';
import { waitingNotices } from '../features/notifications/waiting-notices.ts';
import { openQuestion } from '../platform/forms/questions.ts';
import { toasts } from '../platform/calls/toasts.ts';
import { unlinkedChatApp } from '../platform/person/unlinked-chat-app.ts';
import { fakeServer, renewFakeServer } from './fake-server.ts';
import { loadOverlays } from './load-overlays.tsx';

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

// Only a part that hangs should meet this, however busy the machine is.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(loadOverlays);

// So that what the console asks of its own origin reaches the server.
beforeEach(async () => {
  await renewFakeServer();
  window.happyDOM.setURL(`${fakeServer.origin}/`);
});

afterEach(() => {
  cleanup();
  openQuestion.get()?.answer(false);
  toasts.set([]);
  waitingNotices.set([]);
  sentSets.set([]);
  typedAccount.set('');
  refusedEdits.set([]);
  const opened = [
    openedPanel,
    openedPreview,
    openedDraft,
    chosenDraft,
    editedCell,
    requestedStatus,
    unlinkedChatApp,
  ];
  for (const one of opened) one.set(undefined);
  for (const storageArea of [localStorage, sessionStorage]) {
    storageArea.clear();
    // Files of one worker share what was read of it; as if another tab had cleared it, they read again.
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea }));
  }
  const [unknown] = fakeServer.unknownPaths;
  if (unknown !== undefined) throw new Error(`The test gives no answer to ${unknown}`);
});
