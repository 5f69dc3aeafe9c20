import { IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './row-toggle.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** Opens its row. Its hit area is the whole row, and the arrows, or `j` and `k`, go on to the next. */
export function RowToggle({ isOpen, onToggle, children }: Props) {
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-expanded={isOpen}
      data-row-toggle
      onClick={onToggle}
      onKeyDown={moveFocus}
    >
      <IconChevronRight size={14} className={classes.sign} />
      {children}
    </button>
  );
}

const steps: Partial<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place) => place + 1,
  j: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  k: (place) => place - 1,
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = event.metaKey || event.ctrlKey || event.altKey ? undefined : steps[event.key];
  const list = event.currentTarget.closest('[data-rows]');
  if (step === undefined || list === null) return;
  event.preventDefault();
  const toggles = [...list.querySelectorAll<HTMLElement>('[data-row-toggle]')];
  toggles[step(toggles.indexOf(event.currentTarget), toggles.length - 1)]?.focus();
}
