export type PlotLook = ReturnType<typeof readPlotLook>;

/** A canvas knows no variables: each token is resolved through an element that wears it. */
export function readPlotLook(host: HTMLElement) {
  const probe = document.createElement('span');
  host.append(probe);
  const resolve = (token: string): string => {
    probe.style.color = `var(--tw-${token})`;
    return getComputedStyle(probe).color;
  };
  const colour = {
    surface: resolve('surface'),
    ink: resolve('ink'),
    'ink-2': resolve('ink-2'),
    'ink-3': resolve('ink-3'),
    'ink-4': resolve('ink-4'),
    c1: resolve('c1'),
    'c1-soft': resolve('c1-soft'),
    'c1-dim': resolve('c1-dim'),
    c2: resolve('c2'),
    before: resolve('before'),
    grid: resolve('grid'),
    base: resolve('base'),
    band: resolve('band'),
    hatch: resolve('hatch'),
  };
  const parts = (['l1', 'l2', 'l3', 'l4', 'l5', 'ink-4'] as const).map(resolve);
  const family = getComputedStyle(probe).fontFamily;
  probe.remove();
  return { family, colour, parts };
}
