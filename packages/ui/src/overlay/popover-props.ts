import type { ReactElement, ReactNode, RefObject } from 'react';

export type PopoverProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly label: string;
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
  readonly width?: number;
  readonly className?: string | undefined;
  /** Of the box that is laid beside the trigger. */
  readonly placeClassName?: string | undefined;
  /** Where it is not the trigger that it lies beside. */
  readonly anchor?: RefObject<Element | null>;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** For a word of explanation: opens under a resting pointer too. */
  readonly byHover?: boolean;
  readonly children: ReactNode;
};
