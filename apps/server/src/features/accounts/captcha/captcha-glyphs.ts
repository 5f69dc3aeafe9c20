/** Points of one stroke on a field 4 wide and 6 high, y down. */
export type Stroke = readonly (readonly [x: number, y: number])[];

/** Part of an ellipse; angles in turns, 0 to the right, growing downwards. */
function arc(
  centre: readonly [number, number],
  radii: readonly [number, number],
  from: number,
  to: number,
): Stroke {
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_nothing, step) => {
    const angle = (from + ((to - from) * step) / steps) * 2 * Math.PI;
    return [centre[0] + radii[0] * Math.cos(angle), centre[1] + radii[1] * Math.sin(angle)] as const;
  });
}

/** Without those that are taken for another when they are bent: 0 O D Q, 1 I, 2 Z, 5 S, 6 G, 8 B, U V, N W. */
export const captchaGlyphs: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0, 6],
      [2, 0],
      [4, 6],
    ],
    [
      [0.8, 4],
      [3.2, 4],
    ],
  ],
  C: [arc([2.2, 3], [2, 3], 0.14, 0.86)],
  E: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
      [4, 6],
    ],
    [
      [0, 3],
      [3, 3],
    ],
  ],
  F: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
    ],
    [
      [0, 3],
      [3, 3],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [4, 6],
    ],
    [
      [0, 3],
      [4, 3],
    ],
  ],
  J: [
    [
      [3.4, 0],
      [3.4, 4.4],
    ],
    arc([1.8, 4.4], [1.6, 1.6], 0, 0.47),
  ],
  K: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [3.8, 0],
      [0, 3.4],
    ],
    [
      [1.4, 2.4],
      [4, 6],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 6],
      [3.6, 6],
    ],
  ],
  M: [
    [
      [0, 6],
      [0, 0],
      [2, 3.6],
      [4, 0],
      [4, 6],
    ],
  ],
  P: [
    [
      [0, 6],
      [0, 0],
      [2.2, 0],
    ],
    arc([2.2, 1.7], [1.8, 1.7], -0.25, 0.25),
    [
      [2.2, 3.4],
      [0, 3.4],
    ],
  ],
  R: [
    [
      [0, 6],
      [0, 0],
      [2.2, 0],
    ],
    arc([2.2, 1.6], [1.8, 1.6], -0.25, 0.25),
    [
      [2.2, 3.2],
      [0, 3.2],
    ],
    [
      [1.8, 3.2],
      [4, 6],
    ],
  ],
  T: [
    [
      [0, 0],
      [4, 0],
    ],
    [
      [2, 0],
      [2, 6],
    ],
  ],
  X: [
    [
      [0, 0],
      [4, 6],
    ],
    [
      [4, 0],
      [0, 6],
    ],
  ],
  Y: [
    [
      [0, 0],
      [2, 3],
      [4, 0],
    ],
    [
      [2, 3],
      [2, 6],
    ],
  ],
  3: [arc([1.8, 1.5], [1.7, 1.5], -0.45, 0.25), arc([1.8, 4.5], [2, 1.5], -0.25, 0.45)],
  4: [
    [
      [3, 6],
      [3, 0],
      [0, 4.2],
      [4, 4.2],
    ],
  ],
  7: [
    [
      [0, 0],
      [4, 0],
      [1.4, 6],
    ],
  ],
  9: [
    arc([2, 1.9], [1.8, 1.9], 0, 1),
    [
      [3.8, 1.9],
      [3.4, 4],
      [1.6, 6],
    ],
  ],
};

export const captchaCharacters = Object.keys(captchaGlyphs).join('');
