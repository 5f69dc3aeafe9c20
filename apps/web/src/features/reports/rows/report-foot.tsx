import { IconClock, IconDatabase, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { rateSources } from '@tapwright/contracts/report-edges';
import type { DayRange } from '@tapwright/domain/ranges';
import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { nameCurrency } from '@tapwright/i18n/format-money';
import { nameZone } from '@tapwright/i18n/name-zone';
import { Hatch } from '@tapwright/ui/chart/hatch';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { StillToday } from '../columns/find-still-today.ts';
import type { ReportEdges } from '../question/report-types.ts';
import { useEdgeNotes } from '../question/use-edge-notes.ts';
import classes from './report-foot.module.css';

type Props = {
  /** Undefined while they are read for the first time, or where that failed. */
  readonly edges: ReportEdges | undefined;
  readonly isFailed: boolean;
  readonly range: DayRange;
  readonly now: Date;
  readonly isStale: boolean;
  /** When days before the last three were read. */
  readonly nightlyAt: string | null;
  /** What Apple refused to report of them. */
  readonly refused: ReactNode;
  /** Where it is still the day that others have left; undefined where all have the same. */
  readonly stillToday?: StillToday | undefined;
  readonly unit: TeamCurrency;
  /** The clock of an ad account, where they all have the same. */
  readonly accountZone: string | undefined;
  /** What stands behind the time of reading. */
  readonly details: ReactNode;
  /** What search match and other placements brought stands above a list of keywords, and not in it. */
  readonly isOfKeywords?: boolean;
  /** What keys do with a row. */
  readonly keys?: ReactNode;
  readonly isReading: boolean;
  readonly onRefresh: () => void;
};

const staleMs = 6 * 3_600_000;

/** How far the figures above can be trusted. */
export function ReportFoot(props: Props) {
  const { edges, isFailed, range, accountZone, details, refused, stillToday, isReading, onRefresh } = props;
  const { t } = useTranslation('reportNotes');
  const language = useLanguage();
  const notes = useEdgeNotes(edges, range);
  if (edges === undefined)
    return isFailed ? null : <footer className={classes.foot}>{t('foot.reading')}</footer>;
  const zone = edges.timeZone === 'UTC' ? 'UTC' : accountZone;
  return (
    <>
      <footer className={classes.foot}>
        <Facts {...props} edges={edges} />
        <span className={classes.note}>{refused}</span>
        {notes.map((note) => (
          <span key={note} className={classes.note}>
            {note}
          </span>
        ))}
        <span className={classes.end}>
          {props.keys}
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
      <div className={classes.under}>
        {props.isOfKeywords === true ? <span>{t('foot.onlyKeywords')}</span> : null}
        <Readings {...props} edges={edges} />
        {edges.isConverted ? <Conversion {...edges} unit={props.unit} /> : null}
        {stillToday === undefined ? null : (
          <span>
            {t('foot.todays', {
              day: formatDay(language, stillToday.day),
              places: formatList(
                language,
                stillToday.zones.map((zone) => nameZone(language, zone)),
              ),
            })}
          </span>
        )}
        <span>{zone === undefined ? t('foot.accountZones') : t('foot.zone', { zone })}</span>
      </div>
    </>
  );
}

type FactsProps = Pick<Props, 'range' | 'now' | 'isStale' | 'nightlyAt'> & { readonly edges: ReportEdges };

function Facts({ edges: { dataTo, readAt, youngFrom }, range, now, isStale }: FactsProps) {
  const { t } = useTranslation('reportNotes');
  const language = useLanguage();
  const write = useInstant(now);
  return (
    <>
      <span className={classes.fact}>
        <IconDatabase size={14} />
        {dataTo === null ? t('foot.noData') : t('foot.dataTo', { day: formatDay(language, dataTo) })}
      </span>
      {readAt === null ? null : (
        <span className={classes.fact} data-stale={isStale || now.getTime() - Date.parse(readAt) > staleMs}>
          <IconClock size={14} />
          {t('foot.readAt', { at: write(readAt) })}
        </span>
      )}
      {youngFrom === null ? null : (
        <span className={classes.fact}>
          <Hatch />
          {t('foot.arrivingShort', { days: formatDayRange(language, youngFrom, range.to, { year: false }) })}
        </span>
      )}
    </>
  );
}

/** The same in full. */
function Readings({ edges: { readAt, youngFrom }, range, now, nightlyAt }: FactsProps) {
  const { t } = useTranslation('reportNotes');
  const language = useLanguage();
  const write = useInstant(now);
  return (
    <>
      {readAt !== null && nightlyAt !== null && nightlyAt < readAt ? (
        <span>{t('foot.readAtBoth', { at: write(readAt), older: write(nightlyAt) })}</span>
      ) : null}
      {youngFrom === null ? null : (
        <span>
          {t('foot.arriving', { days: formatDayRange(language, youngFrom, range.to, { year: false }) })}
        </span>
      )}
    </>
  );
}

function useInstant(now: Date) {
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  return (at: string) => formatInstant(language, new Date(at), { zone, now });
}

type ConversionProps = Pick<ReportEdges, 'currencies' | 'rate' | 'wholeOnly'> & Pick<Props, 'unit'>;

function Conversion({ currencies, rate, wholeOnly, unit }: ConversionProps) {
  const { t } = useTranslation(['reportNotes', 'adWords']);
  const language = useLanguage();
  const others = currencies.map(nameCurrency).filter((currency) => currency !== unit);
  const from = formatList(language, others);
  const source = rateSources.find((one) => one === rate?.source);
  return (
    <span>
      {rate === null
        ? t('foot.converted', { currencies: from })
        : t('foot.rate', {
            currencies: from,
            day: formatDay(language, rate.day),
            source: source === undefined ? rate.source : t(`adWords:rateSources.${source}`),
          })}
      {wholeOnly.some(({ isCounted }) => isCounted) ? `. ${t('foot.mean')}` : null}
    </span>
  );
}
