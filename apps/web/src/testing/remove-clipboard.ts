/** As where the page has no HTTPS. The next `userEvent.setup()` puts one back. */
export function removeClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
}
