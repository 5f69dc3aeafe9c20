/** By its name, once it is drawn. */
export const focusField = (path: string): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[name="${path}"]`)?.focus());
};
