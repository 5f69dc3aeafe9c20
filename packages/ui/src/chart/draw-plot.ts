import type uPlot from 'uplot';
import type { Days } from './measure.ts';
import type { PlotLook } from './plot-look.ts';
import type { PreparedChart } from './prepare-chart.ts';

export type Drawing = { readonly chart: PreparedChart; readonly look: PlotLook; readonly ratio: number };

const columnShare = 0.56;
const maxColumnWidth = 44;
const capHeight = 2;
const tickOverhang = 3;
const tickOverhangShare = 0.12;
const hatchEvery = 6;

/** Under everything: the days still arriving, hatched at 45°. */
export function drawBand({ ctx, bbox }: uPlot, { chart, look, ratio }: Drawing): void {
  if (chart.immatureFrom >= chart.slots) return;
  const slot = bbox.width / chart.slots;
  const left = bbox.left + slot * chart.immatureFrom;
  const width = slot * (chart.slots - chart.immatureFrom);
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, bbox.top - 4 * ratio, width, bbox.height + 4 * ratio);
  ctx.clip();
  ctx.fillStyle = look.colour.band;
  ctx.fill();
  ctx.strokeStyle = look.colour.hatch;
  ctx.lineWidth = 1.5 * ratio;
  ctx.beginPath();
  const high = bbox.height + 4 * ratio;
  const every = hatchEvery * Math.SQRT2 * ratio;
  for (let x = left - high; x < left + width; x += every) {
    ctx.moveTo(x, bbox.top + bbox.height);
    ctx.lineTo(x + high, bbox.top + bbox.height - high);
  }
  ctx.stroke();
  ctx.restore();
}

/** Columns, their caps and the ticks of the period before; then the zero line over their feet. */
export function drawColumns(plot: uPlot, { chart, look, ratio }: Drawing, chosen: number | null): void {
  const { ctx, bbox } = plot;
  const { colour } = look;
  const slot = bbox.width / chart.slots;
  const width = Math.round(Math.min(slot * columnShare, maxColumnWidth * ratio));
  const overhang = Math.round(Math.min(tickOverhang * ratio, slot * tickOverhangShare));
  const foot = Math.round(plot.valToPos(0, 'left', true));
  ctx.save();
  chart.columns.now.forEach((value, index) => {
    if (value === null) return;
    const left = Math.round(plot.valToPos(index, 'x', true) - width / 2);
    if (chart.columns.parts.length > 0) {
      drawParts(plot, { chart, look, ratio }, { index, left, width, isChosen: index === chosen });
      return;
    }
    const top = Math.round(plot.valToPos(value, 'left', true));
    const body = index >= chart.immatureFrom ? colour['c1-dim'] : colour['c1-soft'];
    ctx.fillStyle = index === chosen ? colour.c1 : body;
    ctx.fillRect(left, top, width, foot - top);
    ctx.fillStyle = colour.c1;
    ctx.fillRect(left, Math.min(top, foot - capHeight * ratio), width, capHeight * ratio);
  });
  ctx.fillStyle = colour.before;
  chart.columns.before.forEach((value, index) => {
    if (value === null || index >= chart.slots) return;
    const left = Math.round(plot.valToPos(index, 'x', true) - width / 2 - overhang);
    const top = Math.round(plot.valToPos(value, 'left', true));
    ctx.fillRect(left, top, width + 2 * overhang, Math.max(1, Math.round(ratio)));
  });
  ctx.fillStyle = colour.base;
  ctx.fillRect(bbox.left, foot, bbox.width, Math.max(1, Math.round(ratio)));
  ctx.restore();
}

type Column = {
  readonly index: number;
  readonly left: number;
  readonly width: number;
  readonly isChosen: boolean;
};

/** One column in its parts, with a thread of the ground between them. */
function drawParts(plot: uPlot, { chart, look, ratio }: Drawing, column: Column): void {
  const { ctx } = plot;
  const { index, left, width, isChosen } = column;
  const yOf = (value: number) => Math.round(plot.valToPos(value, 'left', true));
  const settled = index >= chart.immatureFrom ? 0.45 : 0.8;
  let below = 0;
  ctx.save();
  ctx.globalAlpha = isChosen ? 1 : settled;
  for (const [place, part] of chart.columns.parts.entries()) {
    const value = part[index] ?? 0;
    const [foot, top] = [yOf(below), yOf(below + value)];
    const height = Math.max(0, foot - top - (below > 0 ? ratio : 0));
    ctx.fillStyle = look.parts[place] ?? look.colour['ink-4'];
    ctx.fillRect(left, top, width, height);
    below += value;
  }
  ctx.restore();
}

/** Over everything: the dotted rule, the dot on the line and the flag at the axis. */
export function drawReadingLine(
  plot: uPlot,
  { chart, look, ratio }: Drawing,
  chosen: number,
  flag: string,
): void {
  const { ctx, bbox } = plot;
  const x = Math.round(plot.valToPos(chosen, 'x', true)) + 0.5;
  ctx.save();
  ctx.strokeStyle = look.colour['ink-4'];
  ctx.lineWidth = Math.max(1, ratio);
  ctx.setLineDash([2 * ratio, 2 * ratio]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top - 4 * ratio);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.setLineDash([]);
  const value = chart.line ? valueAt(chart.line.complete, chart.line.immature, chosen) : null;
  if (value !== null) drawDot(ctx, x, plot.valToPos(value, 'right', true), look, ratio);
  drawFlag(plot, look, ratio, x, flag);
  ctx.restore();
}

/** The words over the band, at its right end. */
export function drawWords({ ctx, bbox }: uPlot, { chart, look, ratio }: Drawing, words: string): void {
  if (chart.immatureFrom >= chart.slots) return;
  ctx.save();
  ctx.font = `${11 * ratio}px ${look.family}`;
  ctx.fillStyle = look.colour['ink-2'];
  ctx.textAlign = 'right';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(words, bbox.left + bbox.width, bbox.top - 10 * ratio);
  ctx.restore();
}

function drawDot(ctx: CanvasRenderingContext2D, x: number, y: number, look: PlotLook, ratio: number): void {
  ctx.fillStyle = look.colour.surface;
  disc(ctx, x, y, 6 * ratio);
  ctx.fillStyle = look.colour.c2;
  disc(ctx, x, y, 4 * ratio);
}

function disc(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

function drawFlag(plot: uPlot, look: PlotLook, ratio: number, x: number, text: string): void {
  const { ctx, bbox } = plot;
  ctx.font = `500 ${11 * ratio}px ${look.family}`;
  const width = ctx.measureText(text).width + 20 * ratio;
  const edge = 4 * ratio;
  const left = Math.min(Math.max(x - width / 2, edge), ctx.canvas.width - edge - width);
  const top = bbox.top + bbox.height + 5 * ratio;
  ctx.fillStyle = look.colour.ink;
  ctx.beginPath();
  ctx.roundRect(left, top, width, 20 * ratio, 4 * ratio);
  ctx.fill();
  ctx.fillStyle = look.colour.surface;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, left + width / 2, top + 10.5 * ratio);
}

function valueAt(complete: Days, immature: Days, index: number): number | null {
  return complete[index] ?? immature[index] ?? null;
}
