import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

type Combo = {
  readonly options: readonly { readonly key: string; readonly isDisabled?: boolean }[];
  readonly isOld?: boolean;
  readonly tokens?: readonly { readonly key: string }[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onTake: (key: string) => void;
  readonly onRemove?: (key: string) => void;
};

/** The list opens with what is typed; Enter takes the row of the cursor, or the first that can be taken. */
export function useCombo({ options, isOld = false, tokens = [], typed, onType, onTake, onRemove }: Combo) {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const take = () => {
    const marked = options[at];
    const wanted = marked && !marked.isDisabled ? marked : options.find(({ isDisabled }) => !isDisabled);
    if (wanted === undefined || isOld) return;
    setAt(0);
    onTake(wanted.key);
  };
  return {
    at,
    isOpen,
    onFocus: () => setOpen(true),
    onBlur: () => setOpen(false),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setAt(0);
      setOpen(true);
      onType(target.value);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && options.length > 0) {
        event.preventDefault();
        setOpen(true);
        setAt((at + step + options.length) % options.length);
      }
      if (event.key === 'Escape') setOpen(false);
      const last = tokens.at(-1);
      if (event.key === 'Backspace' && typed === '' && last) onRemove?.(last.key);
      const isTaken =
        event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
      if (!isTaken || !isOpen || (options.length === 0 && typed === '')) return;
      event.preventDefault();
      take();
    },
  };
}
