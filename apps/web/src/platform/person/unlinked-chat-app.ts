import { useSyncExternalStore } from 'react';
import { createObservable } from '../observable.ts';

type UnlinkedChatApp = { ticket: string; name: string; onLinked: () => void };

/**
 * A chat-app account that was scanned and belongs to nobody yet. It is kept, in this page alone, until the person has
 * come in another way, and is bound along with that.
 */
export const unlinkedChatApp = createObservable<UnlinkedChatApp | undefined>(undefined);

export function useUnlinkedChatApp() {
  return useSyncExternalStore(unlinkedChatApp.subscribe, unlinkedChatApp.get);
}
