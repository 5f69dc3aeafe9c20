import type { AssistantWords } from '../use-assistant-words.ts';
import classes from './cost-band.module.css';

type Props = {
  readonly cost: { readonly low: string; readonly high: string | null };
  readonly cpa: string | null;
  readonly goal: string;
  readonly words: AssistantWords;
};

/** What an install costs in 8 of 10 cases beside the goal; coloured only where all of it lies on one side. */
export function CostBand({ cost, cpa, goal, words: { t, money } }: Props) {
  const [low, aim] = [Number(cost.low), Number(goal)];
  const high = cost.high === null ? undefined : Number(cost.high);
  const top = Math.max(high ?? low * 4, aim, Number(cpa ?? 0)) * 1.25;
  const bottom = Math.min(low, aim) / 1.25;
  const at = (value: number) =>
    `${(100 * Math.log(Math.max(value, bottom) / bottom)) / Math.log(top / bottom)}%`;
  const tone = high !== undefined && high <= aim ? 'good' : low > aim ? 'poor' : undefined;
  const said =
    cost.high === null
      ? t('assistant:band.from', { low: money(cost.low), goal: money(goal) })
      : t('assistant:band.both', { low: money(cost.low), high: money(cost.high), goal: money(goal) });
  if (!(bottom > 0)) return <p className={classes.said}>{said}</p>;
  return (
    <figure className={classes.band} data-tone={tone}>
      <div className={classes.scale} aria-hidden>
        <span
          className={classes.line}
          data-open={high === undefined || undefined}
          style={{ insetInlineStart: at(low), insetInlineEnd: `calc(100% - ${at(high ?? top)})` }}
        />
        {cpa === null ? null : (
          <span className={classes.middle} style={{ insetInlineStart: at(Number(cpa)) }} />
        )}
        <span className={classes.goal} style={{ insetInlineStart: at(aim) }} />
      </div>
      <figcaption className={classes.said}>{said}</figcaption>
    </figure>
  );
}
