import uPlot from 'uplot';
import { useEffect, useRef } from 'react';
import { drawBand, drawColumns, drawReadingLine, drawWords } from './draw-plot.ts';
import { readPlotLook } from './plot-look.ts';
import { plotData, plotOptions } from './plot-options.ts';
import type { PlotSize } from './plot-options.ts';
import type { PreparedChart } from './prepare-chart.ts';
import 'uplot/dist/uPlot.min.css';

export type PlotProps = {
  readonly chart: PreparedChart;
  readonly size: PlotSize;
  readonly slot: number | null;
  readonly flag: string;
  readonly arriving: string;
  readonly onPoint: (slot: number | null) => void;
};

/** Draws what `prepareChart` decided. Loaded with the first chart. */
export function Plot({ chart, size, slot, flag, arriving, onPoint }: PlotProps) {
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const reading = useRef({ slot, flag, onPoint });
  const { width, height, gutter } = size;

  useEffect(() => {
    reading.current = { slot, flag, onPoint };
    plot.current?.redraw(false);
  }, [slot, flag, onPoint]);

  useEffect(() => {
    if (!host.current) return undefined;
    const look = readPlotLook(host.current);
    const drawing = { chart, look, ratio: uPlot.pxRatio };
    const drawn = new uPlot(
      {
        ...plotOptions(chart, look, { width, height, gutter }),
        hooks: {
          drawClear: [(self) => drawBand(self, drawing)],
          drawAxes: [(self) => drawColumns(self, drawing, reading.current.slot)],
          draw: [
            (self) => {
              drawWords(self, drawing, arriving);
              const { slot: chosen, flag: text } = reading.current;
              if (chosen !== null && chosen < chart.slots) drawReadingLine(self, drawing, chosen, text);
            },
          ],
          setCursor: [(self) => reading.current.onPoint(self.cursor.idx ?? null)],
        },
      },
      plotData(chart),
      host.current,
    );
    plot.current = drawn;
    return () => {
      plot.current = null;
      drawn.destroy();
    };
  }, [chart, width, height, gutter, arriving]);

  return <div ref={host} aria-hidden />;
}
