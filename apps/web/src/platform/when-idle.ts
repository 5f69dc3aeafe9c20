declare global {
  interface Navigator {
    /** Of browsers that say something about it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const latestMs = 5_000;
const nothing = { cancel: () => undefined };

/** What is done ahead, while nothing else is to be done; not for whoever told their browser to save data. */
export function whenIdle(work: () => void): { cancel: () => void } {
  if (navigator.connection?.saveData === true) return nothing;
  // Safari knows no idle time.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, latestMs / 5);
    return { cancel: () => clearTimeout(timer) };
  }
  const id = window.requestIdleCallback(work, { timeout: latestMs });
  return { cancel: () => window.cancelIdleCallback(id) };
}
