import { useTypedAhead } from './use-typed-ahead.ts';

type Props = { readonly onTyped: (change: (typed: string) => string) => void; readonly onClose: () => void };

/** In place of the palette while it loads. */
export function PaletteWaiting({ onTyped, onClose }: Props) {
  useTypedAhead(onTyped, onClose);
  return null;
}
