import type { RateOfDay } from '@tapwright/contracts/typed-rates';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useRateSource } from '../use-rate-source.ts';
import classes from './accounts-desk.module.css';

type Props = {
  readonly rate: RateOfDay;
  readonly write: (at: string) => string;
  readonly onType: () => void;
};

/** Who typed it in and why, and what it was before; a day without a published one can be typed in. */
export function RateDetails({ rate: { own, typed, former }, write, onType }: Props) {
  const { t } = useTranslation('staff');
  const nameSource = useRateSource();
  const mayType = own === null || typed !== null;
  return (
    <>
      {typed === null && former.length === 0 && !mayType ? <p>{t('rates.asPublished')}</p> : null}
      <dl className={classes.details}>
        {typed === null ? null : (
          <>
            <dt>{t('rates.whoTitle')}</dt>
            <dd>{t('rates.typedBy', typed)}</dd>
          </>
        )}
        {former.length === 0 ? null : (
          <>
            <dt>{t('rates.formerTitle')}</dt>
            {former.map(({ cnyPerUnit, source, replacedAt }) => (
              <dd key={replacedAt}>
                {t('rates.former', { worth: cnyPerUnit, at: write(replacedAt), source: nameSource(source) })}
              </dd>
            ))}
          </>
        )}
      </dl>
      {mayType ? <Button onClick={onType}>{t('rates.type.action')}</Button> : null}
    </>
  );
}
