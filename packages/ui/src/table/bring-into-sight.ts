/** As a ref of what somebody was led to. */
export function bringIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'center' });
}
