import type { Fapiao, FapiaoState, QueuedFapiao } from '@tapwright/contracts/fapiao';
import type { QueueState } from '@tapwright/contracts/recharges';
import { formatAmount } from '@tapwright/i18n/format-money';
import type { Status } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { AgePill } from './components/age-pill.tsx';
import { writeRemittance } from './typed-amount.ts';
import { useWriteInstant } from './use-write-instant.ts';

const glyphs: Record<FapiaoState, Status> = {
  requested: 'pending',
  issued: 'in-order',
  refused: 'refused',
  withdrawn: 'removed',
};

type Word = FapiaoState | 'red' | 'reversed' | 'partReversed';

/** A red one is no other state of a request, and what it took back is what counts of the one that it is for. */
function wordOf({ state, reverses, reversed, amount }: Fapiao): Word {
  if (reverses !== null) return 'red';
  if (reversed === 0) return state;
  return reversed < amount ? 'partReversed' : 'reversed';
}

export function useWriteRmb(): (minor: number) => string {
  const language = useLanguage();
  return (minor) => formatAmount(language, { amount: writeRemittance(minor), currency: 'RMB' });
}

/** Of the team's own list. */
export function useFapiaoColumns(now: Date): Column<Fapiao>[] {
  const { t } = useTranslation('recharges');
  const write = useWriteInstant(now);
  const writeRmb = useWriteRmb();
  return [
    { key: 'title', head: t('fapiao.title'), cell: ({ title }) => title, onCard: 'title' },
    {
      key: 'askedAt',
      head: t('fapiao.columns.at'),
      width: 152,
      cell: ({ askedAt }) => write(askedAt),
      onCard: 'line',
    },
    { key: 'taxNumber', head: t('fapiao.taxNumber'), width: 200, cell: ({ taxNumber }) => taxNumber },
    {
      key: 'state',
      head: t('fapiao.columns.state'),
      width: 152,
      cell: (fapiao) => (
        <StatusWord of={fapiao.reversed >= fapiao.amount ? 'removed' : glyphs[fapiao.state]}>
          {t(`fapiao.states.${wordOf(fapiao)}`)}
        </StatusWord>
      ),
      onCard: 'line',
    },
    {
      key: 'amount',
      head: t('fapiao.amount'),
      width: 160,
      align: 'end',
      cell: ({ amount }) => writeRmb(amount),
      onCard: 'corner',
    },
  ];
}

/** Of the queue of staff: whose it is and, while somebody waits, for how long. */
export function useFapiaoQueueColumns(now: Date, state: QueueState): Column<QueuedFapiao>[] {
  const { t } = useTranslation('recharges');
  const [title, askedAt, ...others] = useFapiaoColumns(now);
  const team: Column<QueuedFapiao> = {
    key: 'team',
    head: t('columns.team'),
    cell: ({ teamName }) => teamName,
    onCard: 'title',
  };
  const age: Column<QueuedFapiao> = {
    key: 'age',
    head: t('columns.age'),
    width: 104,
    cell: ({ askedAt: since }) => <AgePill since={since} now={now} />,
    onCard: 'line',
  };
  const given =
    title === undefined || askedAt === undefined ? [] : [{ ...title, onCard: 'line' as const }, askedAt];
  return [team, ...(state === 'open' ? [age] : []), ...given, ...others];
}
