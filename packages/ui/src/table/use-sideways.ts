import { useRef } from 'react';
import type { UIEvent } from 'react';

/** Parts that scroll sideways together, whichever of them is moved. */
export function useSideways() {
  const parts = useRef<(HTMLElement | null)[]>([]);
  const follow = ({ currentTarget: moved }: UIEvent<HTMLElement>) => {
    for (const part of parts.current)
      if (part && part !== moved && part.scrollLeft !== moved.scrollLeft) part.scrollLeft = moved.scrollLeft;
  };
  const part = (place: number) => ({
    ref: (element: HTMLElement | null) => {
      parts.current[place] = element;
    },
    onScroll: follow,
  });
  return { part };
}
