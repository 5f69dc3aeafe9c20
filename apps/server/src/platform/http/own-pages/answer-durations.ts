import type { Answered } from '../create-http.ts';

const name = 'http_request_duration_seconds';
const bucketsSeconds = [0.005, 0.02, 0.1, 0.5, 2, 10, 30];

type Series = { labels: string; counts: number[]; sumSeconds: number };

/** A Prometheus histogram, counted without making a label set for each answer, which prom-client takes a µs for. */
export function createAnswerDurations() {
  const series = new Map<string, Series>();
  return {
    observe: ({ method, route, status, ms }: Answered): void => {
      const kind = Math.trunc(status / 100);
      const key = `${kind}${method} ${route}`;
      let found = series.get(key);
      if (found === undefined) {
        const labels = `method="${method}",route="${route}",status="${kind}xx"`;
        found = { labels, counts: Array<number>(bucketsSeconds.length + 1).fill(0), sumSeconds: 0 };
        series.set(key, found);
      }
      const seconds = ms / 1000;
      const fitting = bucketsSeconds.findIndex((limit) => seconds <= limit);
      const bucket = fitting === -1 ? bucketsSeconds.length : fitting;
      found.counts[bucket] = (found.counts[bucket] ?? 0) + 1;
      found.sumSeconds += seconds;
    },
    write: (): string =>
      [
        `# HELP ${name} How long answers took, by route and kind of status.`,
        `# TYPE ${name} histogram`,
        ...[...series.values()].flatMap(writeSeries),
        '',
      ].join('\n'),
  };
}

/** Each bucket counts what the smaller ones hold too. */
function writeSeries({ labels, counts, sumSeconds }: Series): string[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return `${name}_bucket{${labels},le="${bucketsSeconds[index] ?? '+Inf'}"} ${total}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sumSeconds}`, `${name}_count{${labels}} ${total}`];
}
