import { IconClock, IconDatabase, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyName, findCurrency, type TeamCurrency } from '@tapwright/domain/currencies';
import type { DayRange } from '@tapwright/domain/ranges';
import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { Hatch } from '@tapwright/ui/chart/hatch';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/use-language.ts';
import { usePersonalSetting } from '../../../platform/use-personal-setting.ts';
import type { ReportEdges } from '../report-types.ts';
import { useEdgeNotes } from '../use-edge-notes.ts';
import classes from './report-foot.module.css';

type Props = {
  /** Undefined while they are read for the first time. */
  readonly edges: ReportEdges | undefined;
  readonly range: DayRange;
  readonly now: Date;
  readonly isStale: boolean;
  readonly unit: TeamCurrency;
  /** The clock of an ad account, where they all have the same. */
  readonly accountZone: string | undefined;
  /** What stands behind the time of reading. */
  readonly details: ReactNode;
  readonly isReading: boolean;
  readonly onRefresh: () => void;
};

/** How far the figures above can be trusted. */
export function ReportFoot(props: Props) {
  const { edges, range, accountZone, details, isReading, onRefresh } = props;
  const { t } = useTranslation('overview');
  const notes = useEdgeNotes(edges, range);
  if (edges === undefined) return <footer className={classes.foot}>{t('foot.reading')}</footer>;
  const zone = edges.timeZone === 'UTC' ? 'UTC' : accountZone;
  return (
    <footer className={classes.foot}>
      <Facts {...props} edges={edges} />
      {notes.map((note) => (
        <span key={note} className={classes.note}>
          {note}
        </span>
      ))}
      <span className={classes.end}>
        {zone === undefined ? t('foot.accountZones') : t('foot.zone', { zone })}
        {details}
        <Button
          variant="subtle"
          size="xs"
          className={classes.refresh ?? ''}
          icon={<IconRefresh size={14} />}
          disabled={isReading}
          onClick={onRefresh}
        >
          {t('foot.refresh')}
        </Button>
      </span>
    </footer>
  );
}

type FactsProps = Pick<Props, 'range' | 'now' | 'isStale' | 'unit'> & { readonly edges: ReportEdges };

function Facts({ edges: { dataTo, readAt, youngFrom, ...edges }, range, now, isStale, unit }: FactsProps) {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  return (
    <>
      <span className={classes.fact}>
        <IconDatabase size={14} />
        {dataTo === null ? t('foot.noData') : t('foot.dataTo', { day: formatDay(language, dataTo) })}
      </span>
      {readAt === null ? null : (
        <span className={classes.fact} data-stale={isStale}>
          <IconClock size={14} />
          {t('foot.readAt', { at: formatInstant(language, new Date(readAt), { zone, now }) })}
        </span>
      )}
      {youngFrom === null ? null : (
        <span className={classes.fact}>
          <Hatch />
          {t('foot.arriving', { days: formatDayRange(language, youngFrom, range.to, { year: false }) })}
        </span>
      )}
      {edges.isConverted ? <Conversion {...edges} unit={unit} /> : null}
    </>
  );
}

type ConversionProps = Pick<ReportEdges, 'currencies' | 'rate'> & Pick<Props, 'unit'>;

function Conversion({ currencies, rate, unit }: ConversionProps) {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const others = currencies.flatMap((text) => {
    const currency = findCurrency(text);
    return currency === undefined || currency === findCurrency(unit) ? [] : [currencyName(currency)];
  });
  const source = rate
    ? t('foot.rate', { day: formatDay(language, rate.day), source: rate.source })
    : undefined;
  return (
    <span className={classes.fact} title={source}>
      {t('foot.converted', { currencies: formatList(language, others) })}
    </span>
  );
}
