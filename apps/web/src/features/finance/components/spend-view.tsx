import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { rangeLockMs } from '@tapwright/contracts/limits';
import { addDays } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import { nameZone } from '@tapwright/i18n/name-zone';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { RangeField } from '@tapwright/ui/forms/range-field';
import { writePlainSearch } from '../../../platform/plain-search.ts';
import { useReportTime } from '../../../platform/words/use-report-time.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useRangeWords } from '../../../platform/words/use-range-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { monthlySpendQuery } from '../api/monthly-spend.ts';
import { financePresets, readFinanceRange, writeFinanceRange } from '../finance-range.ts';
import { FinanceFoot } from './finance-foot.tsx';
import { RateList } from './rate-list.tsx';
import { SaveSpend } from './save-spend.tsx';
import { SpendTable } from './spend-table.tsx';
import classes from './statement-view.module.css';

/** What was spent, by campaign group and month, in the currency of the top bar. The range is the address's, so that it can be sent to a colleague. */
export function SpendView({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation(['finance', 'lists']);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [unit] = usePersonalSetting(({ unit: chosen }) => chosen);
  const today = dayIn(zone, useReportTime());
  const { days, preset } = readFinanceRange(search, today);
  const zoneName = nameZone(useLanguage(), zone);
  const { words, write, presets } = useRangeWords(zoneName);
  const { data, error, refetch, isPlaceholderData } = useQuery(monthlySpendQuery(teamId, days, unit));
  const hasNone = data?.groups.length === 0;
  return (
    <>
      <div className={classes.tools}>
        <RangeField
          range={days}
          preset={preset}
          presets={presets.filter(({ key }) => financePresets.some((one) => one === key))}
          today={addDays(today, -1)}
          words={{ ...words, note: t('range.note', { zone: zoneName }) }}
          write={write}
          lockMs={rangeLockMs.elsewhere}
          onChange={(choice) => {
            const written = { ...search, ...writeFinanceRange(choice) };
            void navigate({ href: `${pathname}${writePlainSearch(written)}`, resetScroll: false });
          }}
        />
        {data === undefined || hasNone ? null : <SaveSpend teamId={teamId} days={days} unit={unit} />}
      </div>
      {error && data === undefined ? (
        <ViewFailed title={t('failed')} text="" error={error} onTryAgain={() => void refetch()} />
      ) : null}
      {hasNone ? <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState> : null}
      {hasNone || (error && data === undefined) ? null : (
        <SpendTable spend={data} isBusy={isPlaceholderData} />
      )}
      {data === undefined || hasNone ? null : (
        <>
          <FinanceFoot spend={data} zone={zone} />
          <RateList spend={data} today={today} />
        </>
      )}
    </>
  );
}
