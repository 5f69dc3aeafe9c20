import type uPlot from 'uplot';
import type { Days } from './measure.ts';
import type { PlotLook } from './plot-look.ts';
import type { Axis } from './prepare-axis.ts';
import type { PreparedChart } from './prepare-chart.ts';

export type PlotSize = { readonly width: number; readonly height: number; readonly gutter: number };

const rightSide: uPlot.Axis.Side = 1;
const roomAbove = 22;
const roomForDates = 28;

/** Everything of a plot that does not change while it is read; columns and reading are drawn in hooks. */
export function plotOptions(
  chart: PreparedChart,
  look: PlotLook,
  size: PlotSize,
): Omit<uPlot.Options, 'hooks'> {
  return {
    width: size.width,
    height: size.height,
    padding: [roomAbove, chart.line ? 0 : size.gutter, 0, 0],
    legend: { show: false },
    cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false, setScale: false } },
    scales: {
      x: { time: false, range: [-0.5, chart.slots - 0.5] },
      left: { range: [0, chart.columns.axis.top] },
      right: { range: [0, chart.line?.axis.top ?? 1] },
    },
    axes: [dateAxis(chart, look), ...amountAxes(chart, look, size.gutter)],
    series: [{}, ...lineSeries(chart, look)],
  };
}

/** The columns are drawn by hand, so only the line's parts are series: halos first, then what lies on them. */
export function plotData(chart: PreparedChart): uPlot.AlignedData {
  const slots = Array.from({ length: chart.slots }, (_, index) => index);
  if (!chart.line) return [slots, slots.map(() => null)];
  const { before, complete, immature } = chart.line;
  const fit = (days: Days): (number | null)[] => slots.map((index) => days[index] ?? null);
  return [slots, fit(before), fit(before), fit(complete), fit(immature), fit(complete), fit(immature)];
}

function lineSeries(chart: PreparedChart, look: PlotLook): uPlot.Series[] {
  const { surface, c2, before } = look.colour;
  if (!chart.line) return [{ scale: 'left', show: true, points: { show: false } }];
  const halo = { scale: 'right', stroke: surface, points: { show: false } };
  return [
    { ...halo, width: 4 },
    {
      scale: 'right',
      stroke: before,
      width: 1.5,
      dash: [4, 3],
      points: lonePoints(chart.line.before, before),
    },
    { ...halo, width: 5 },
    { ...halo, width: 5 },
    { scale: 'right', stroke: c2, width: 2, cap: 'round', points: lonePoints(chart.line.complete, c2) },
    {
      scale: 'right',
      stroke: c2,
      width: 2,
      dash: [1, 4],
      cap: 'round',
      points: lonePoints(chart.line.immature, c2),
    },
  ];
}

/** A day between two gaps has no line to stand on and gets a point. */
function lonePoints(days: Days, fill: string): uPlot.Series.Points {
  const lone = days.flatMap((value, index) => {
    const alone = value !== null && (days[index - 1] ?? null) === null && (days[index + 1] ?? null) === null;
    return alone ? [index] : [];
  });
  return { show: lone.length > 0, filter: () => lone, size: 6, width: 0, fill, stroke: fill };
}

function dateAxis(chart: PreparedChart, look: PlotLook): uPlot.Axis {
  return {
    size: roomForDates,
    gap: 4,
    font: `11px ${look.family}`,
    stroke: look.colour['ink-3'],
    grid: { show: false },
    ticks: { stroke: look.colour.base, width: 1, size: 4 },
    splits: () => chart.dates.map(({ index }) => index),
    values: () => chart.dates.map(({ label }) => label),
  };
}

function amountAxes(chart: PreparedChart, look: PlotLook, gutter: number): uPlot.Axis[] {
  const axis = ({ ticks }: Axis): uPlot.Axis => ({
    size: gutter,
    gap: 10,
    font: `11px ${look.family}`,
    stroke: look.colour['ink-3'],
    ticks: { show: false },
    splits: () => ticks.map(({ value }) => value),
    values: () => ticks.map(({ label }) => label),
  });
  const left = {
    ...axis(chart.columns.axis),
    scale: 'left',
    grid: { stroke: look.colour.grid, width: 1 },
  };
  if (!chart.line) return [left];
  return [left, { ...axis(chart.line.axis), scale: 'right', side: rightSide, grid: { show: false } }];
}
