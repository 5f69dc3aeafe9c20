import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Segmented } from './segmented.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const widths = { track: 200, segment: 80 };
const isTrack = (element: HTMLElement) => element.getAttribute('role') === 'radiogroup';

/** A track of 200 with five segments of 80, as on a phone. */
function layOutNarrow() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widths.track);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(widths.segment * 5);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(widths.segment);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return isTrack(this) ? 0 : [...(this.parentElement?.children ?? [])].indexOf(this) * widths.segment;
  });
}

/** Nothing is laid out here; in a browser it hears of its first layout. */
class HeardOnce {
  readonly hear: () => void;
  constructor(hear: () => void) {
    this.hear = hear;
  }
  observe() {
    queueMicrotask(this.hear);
  }
  disconnect() {}
}

const options = ['all', 'waiting', 'mine', 'failed', 'outside'].map((value) => ({ value, label: value }));
const show = (value: string) => (
  <Segmented label="Changes" value={value} options={options} onChange={() => undefined} />
);

test('what is chosen is in sight where not all have room, from the first moment and when it changes', async () => {
  layOutNarrow();
  vi.stubGlobal('ResizeObserver', HeardOnce);
  const { rerender } = render(show('failed'));
  const track = screen.getByRole('radiogroup', { name: 'Changes' });
  await expect.poll(() => track.scrollLeft).toBe(3 * widths.segment - (widths.track - widths.segment) / 2);
  rerender(show('waiting'));
  await expect.poll(() => track.scrollLeft).toBe(widths.segment - (widths.track - widths.segment) / 2);
});
