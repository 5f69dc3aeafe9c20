/** Gives the focus to a panel beside the page that left it where it was; whether there is one. */
export function enterSidePanel(): boolean {
  const panel = document.querySelector<HTMLElement>('[data-beside-page]');
  panel?.focus();
  return panel !== null;
}
