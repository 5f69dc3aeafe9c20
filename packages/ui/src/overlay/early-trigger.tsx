import { cloneElement } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement, RefCallback } from 'react';

type Props = {
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly opens: 'menu' | 'dialog';
  readonly focus: RefCallback<HTMLElement>;
  readonly onPress: () => void;
};

/**
 * The button while what it opens is still on its way: it looks the same, and a press is not lost.
 * It counts as soon as it begins, as what is loaded may take the button's place before the finger is up.
 */
export function EarlyTrigger({ trigger, opens, focus, onPress }: Props) {
  return cloneElement(trigger, {
    ref: focus,
    'aria-haspopup': opens,
    'aria-expanded': false,
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // Of its own accord the browser would give the focus of a button that is gone by then to what lies around it.
      event.preventDefault();
      event.currentTarget.focus();
      onPress();
    },
    onClick: onPress,
    onKeyDown: (event: KeyboardEvent) => {
      if (opens !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      onPress();
    },
  });
}
