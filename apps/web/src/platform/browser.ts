import type { Surroundings } from './person/stored-value.ts';

const nowhere: Surroundings['storage'] = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** Reading `localStorage` itself throws where the person has forbidden it. */
function allowed(kind: 'localStorage' | 'sessionStorage'): Surroundings['storage'] {
  try {
    return window[kind];
  } catch {
    return nowhere;
  }
}

export const everyTab: Surroundings = { storage: allowed('localStorage'), tabs: window };

/** Kept through a reload, unknown to other tabs, gone with the tab. */
export const thisTab: Surroundings = { storage: allowed('sessionStorage'), tabs: window };

/** Whether this browser can make and show passkeys. */
export const hasPasskeys = 'PublicKeyCredential' in window;
