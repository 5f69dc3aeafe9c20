import { lazy, Suspense, useState } from 'react';
import { PaletteWaiting } from './palette-waiting.tsx';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

type Props = { readonly onClose: () => void; readonly onKeys: () => void };

/** Whoever types at once is not slower than the palette: it opens with what was typed. */
export function LoadedPalette({ onClose, onKeys }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <Suspense fallback={<PaletteWaiting onTyped={setTyped} onClose={onClose} />}>
      <Palette typed={typed} onTyped={setTyped} onClose={onClose} onKeys={onKeys} />
    </Suspense>
  );
}
