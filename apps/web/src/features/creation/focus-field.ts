const maxFrames = 60;

/** Once it is drawn: a page that is only just being shown cannot take the focus yet. */
function focusSoon(selector: string, frames = maxFrames): void {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus();
  if (field !== null && document.activeElement === field) return;
  if (frames > 0) requestAnimationFrame(() => focusSoon(selector, frames - 1));
}

/** Of what is made step by step: the one ad group's. */
export const keywordsPath = 'campaigns.0.adGroups.0.keywords';

/** By its name. */
export const focusField = (path: string): void => focusSoon(`[name="${path}"]`);
export const focusFirstField = (): void => focusSoon('main form :is(input, textarea)');
