/** A line through these figures from the left to the right edge, with the room between the lowest and the highest. */
export function lineOf(
  figures: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
): { path: string; low: number; high: number } {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const room = Math.max(1, high - low);
  const step = figures.length < 2 ? 0 : width / (figures.length - 1);
  const points = figures.map((figure, place) => {
    const y = height - 4 - ((figure - low) / room) * (height - 8);
    return `${(place * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  const only = points.length === 1 ? ` L${width} ${points[0]?.split(' ')[1] ?? 0}` : '';
  return { path: `M${points.join(' L')}${only}`, low, high };
}
