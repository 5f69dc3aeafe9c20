import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { askedQuestion } from '../platform/questions.ts';
import { toasts } from '../platform/toasts.ts';
import { fakeServer, renewFakeServer } from './fake-server.ts';

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

// So that what the console asks of its own origin reaches the server.
beforeEach(async () => {
  await renewFakeServer();
  window.happyDOM.setURL(`${fakeServer.origin}/`);
});

afterEach(() => {
  cleanup();
  askedQuestion.get()?.answer(false);
  toasts.set([]);
  // oxlint-disable-next-line no-restricted-globals -- what a test leaves behind goes, whoever kept it.
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs within each test.
  expect(fakeServer.unknownPaths, 'calls that the test gives no answer to').toEqual([]);
});
