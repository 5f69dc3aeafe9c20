import { useSyncExternalStore } from 'react';
import { createObservable } from './observable.ts';

/**
 * A chat-app account that was scanned and belongs to nobody yet. It is kept, in this page alone, until the person has
 * come in another way, and is bound along with that.
 */
export const unlinkedChatApp = createObservable<{ ticket: string; name: string } | undefined>(undefined);

export function useUnlinkedChatApp() {
  return useSyncExternalStore(unlinkedChatApp.subscribe, unlinkedChatApp.get);
}
