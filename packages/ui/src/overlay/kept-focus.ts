import { useState } from 'react';

type KeptFocus = {
  readonly early: (button: HTMLElement) => () => void;
  readonly loaded: (button: HTMLElement | null) => void;
};

/** What opens something is another button once that has loaded; whoever stood on the first stands on the second. */
export function useKeptFocus(): KeptFocus {
  const [refs] = useState(() => {
    let hadFocus = false;
    return {
      early: (button: HTMLElement) => {
        if (hadFocus) button.focus();
        return () => {
          hadFocus = button === document.activeElement;
        };
      },
      loaded: (button: HTMLElement | null) => {
        if (hadFocus) button?.focus();
        hadFocus = false;
      },
    };
  });
  return refs;
}
