/** Reading and the keyboard go on from the beginning of the page. */
export function focusPage() {
  document.querySelector('main')?.focus({ preventScroll: true });
}
