/** Whether there was one: a row that goes away with its button leaves the focus at that of the next, or of the last. */
export function focusBeside(button: Element): boolean {
  const row = button.closest('tr, li');
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  beside?.focus();
  return beside instanceof HTMLElement;
}
