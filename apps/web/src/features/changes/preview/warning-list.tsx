import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from '../settings/panel.module.css';

type Props = {
  readonly warnings: readonly {
    readonly reason: WarningReason;
    readonly message: string;
    /** Of how many edits. */
    readonly count?: string;
  }[];
  readonly confirmed: readonly WarningReason[];
  readonly onChange: (confirmed: readonly WarningReason[]) => void;
};

/** Each by its name: never one box for all. */
export function WarningList({ warnings, confirmed, onChange }: Props) {
  const { t } = useTranslation('changes');
  const byReason = [...new Map(warnings.map((one) => [one.reason, one])).values()];
  return (
    <fieldset className={classes.confirm} aria-label={t('confirm.title')}>
      <p className={classes.confirmTitle}>{t('confirm.title')}</p>
      {byReason.map(({ reason, message, count }) => (
        <label key={reason} className={classes.warning}>
          <input
            type="checkbox"
            name={`confirm.${reason}`}
            checked={confirmed.includes(reason)}
            onChange={({ target }) =>
              onChange(target.checked ? [...confirmed, reason] : confirmed.filter((one) => one !== reason))
            }
          />
          <span>{message}</span>
          {count === undefined ? null : <span className={classes.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
