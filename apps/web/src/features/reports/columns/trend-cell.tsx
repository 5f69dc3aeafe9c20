import { prepareSparkline } from '@tapwright/ui/chart/prepare-sparkline';
import { Sparkline } from '@tapwright/ui/chart/sparkline';
import classes from '../report.module.css';

export function TrendCell({ days }: { readonly days: readonly (number | null)[] }) {
  return (
    <span className={classes.spark}>
      <Sparkline shape={prepareSparkline({ days })} />
    </span>
  );
}
