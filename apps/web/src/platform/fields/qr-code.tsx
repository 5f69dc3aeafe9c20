import { generate } from 'lean-qr';
import { useMemo } from 'react';

type Props = { readonly text: string; readonly label: string; readonly size: number };

const quietZone = 4;

/** Dark on white in both schemes, or cameras do not read it. Load it with `lazy`. */
export function QrCode({ text, label, size }: Props) {
  const { path, modules } = useMemo(() => draw(text), [text]);
  return (
    <svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`} role="img" aria-label={label}>
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function draw(text: string) {
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, place) => place);
  const path = places
    .flatMap((y) =>
      places.filter((x) => code.get(x, y)).map((x) => `M${x + quietZone} ${y + quietZone}h1v1h-1z`),
    )
    .join('');
  return { path, modules: code.size + 2 * quietZone };
}
