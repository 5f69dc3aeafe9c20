const latestMs = 5_000;

/** Safari knows no idle time. */
export function whenIdle(work: () => void): { cancel: () => void } {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: latestMs });
    return { cancel: () => window.cancelIdleCallback(id) };
  }
  const id = setTimeout(work, latestMs / 5);
  return { cancel: () => clearTimeout(id) };
}
