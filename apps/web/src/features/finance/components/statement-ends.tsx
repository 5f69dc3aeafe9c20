import type { StatementDays } from '@tapwright/contracts/ledger';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { writeMinor } from '../write-minor.ts';
import classes from './statement-view.module.css';

/** What stood before the chosen days and after them, also where the filter shows only some rows. */
export function StatementEnds({ days }: { readonly days: StatementDays }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  return (
    <dl className={classes.ends}>
      {(['available', 'reserved'] as const).flatMap((account) =>
        (['before', 'after'] as const).map((end) => (
          <div key={`${account} ${end}`}>
            <dt>{t(`statement.${end}.${account}`)}</dt>
            <dd>{writeMinor(language, days[end][account])}</dd>
          </div>
        )),
      )}
    </dl>
  );
}
