import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { findNGrams, NGramRow } from '@tapwright/contracts/assistant';
import type { AnswerOf } from '@tapwright/contracts/call';
import { type NGramVerdict, nGramVerdicts } from '@tapwright/domain/judge-n-gram';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatPercent } from '@tapwright/i18n/format-number';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextField } from '@tapwright/ui/forms/text-field';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { nGramsQuery } from '../api/n-gram-queries.ts';
import { useNGramColumns } from '../use-n-gram-columns.tsx';
import { NGramPanel } from './n-gram-panel.tsx';
import classes from './n-grams.module.css';

type Props = {
  readonly teamId: number;
  readonly place: { readonly adamId: string; readonly country: string };
  readonly mayEdit: boolean;
  readonly onDraft: (changeSetId: number) => void;
};

const lengths = ['all', '1', '2', '3'] as const;
const sizes = [20, 50, 100] as const;
const searchWaitMs = 250;

/** What pieces of search terms cost and bring, over many terms together. */
export function NGrams({ teamId, place, mayEdit, onDraft }: Props) {
  const { t } = useTranslation('assistant');
  const [filter, setFilter] = useState<Filter>({ length: 'all', verdict: undefined, typed: '' });
  const [page, setPage] = useState({ pageNum: 1, pageSize: 50 });
  const { length, verdict } = filter;
  const name = useDebounced(filter.typed, searchWaitMs);
  const { data, error, isPlaceholderData, refetch } = useQuery(
    nGramsQuery({
      teamId,
      ...place,
      ...page,
      ...(length !== 'all' && { length: Number(length) }),
      ...(verdict && { verdict }),
      ...(name !== '' && { name }),
    }),
  );
  const words = usePagerWords(data?.total ?? 0);
  const columns = useNGramColumns();
  if (error !== null && data === undefined)
    return (
      <ViewFailed title={t('failed')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
    );
  const none = length !== 'all' || verdict !== undefined || name !== '' ? 'nGrams.none' : 'nGrams.empty';
  return (
    <div className={classes.page}>
      <Tools
        filter={filter}
        onChange={(next) => {
          setFilter({ ...filter, ...next });
          setPage({ ...page, pageNum: 1 });
        }}
      />
      {data?.list.length === 0 ? (
        <EmptyState title={t(none)}>{t('nGrams.emptyText')}</EmptyState>
      ) : (
        <DataTable<NGramRow>
          label={t('tabs.nGrams')}
          rows={data?.list}
          isBusy={isPlaceholderData}
          keyOf={({ pieces, currency }) => `${pieces.join(' ')} ${currency}`}
          columns={columns}
          details={(row) => (
            <NGramPanel teamId={teamId} place={place} row={row} mayEdit={mayEdit} onDraft={onDraft} />
          )}
        />
      )}
      {data === undefined ? null : <Note {...data} />}
      {data === undefined || data.total <= page.pageSize ? null : (
        <Pager
          page={page.pageNum}
          size={page.pageSize}
          sizes={sizes}
          pages={Math.max(1, Math.ceil(data.total / page.pageSize))}
          words={words}
          onChange={({ page: pageNum, size: pageSize }) => setPage({ pageNum, pageSize })}
        />
      )}
    </div>
  );
}

type Filter = {
  readonly length: (typeof lengths)[number];
  readonly verdict: NGramVerdict | undefined;
  readonly typed: string;
};
type ToolsProps = { readonly filter: Filter; readonly onChange: (next: Partial<Filter>) => void };

function Tools({ filter: { length, verdict, typed }, onChange }: ToolsProps) {
  const { t } = useTranslation('assistant');
  return (
    <div className={classes.tools}>
      <Segmented
        label={t('nGrams.length')}
        value={length}
        options={lengths.map((value) => ({ value, label: value === 'all' ? t('kinds.all') : value }))}
        onChange={(next) => onChange({ length: next })}
      />
      <Picker
        label={t('nGrams.verdict')}
        value={verdict ?? ''}
        options={[
          { value: '', label: t('nGrams.anyVerdict') },
          ...nGramVerdicts.map((value) => ({ value, label: t(`verdicts.${value}`) })),
        ]}
        onChange={(value) => onChange({ verdict: nGramVerdicts.find((one) => one === value) })}
      />
      <TextField
        label={t('nGrams.part')}
        value={typed}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => onChange({ typed: target.value })}
      />
    </div>
  );
}

type NoteProps = Pick<AnswerOf<typeof findNGrams>, 'from' | 'to' | 'hiddenShare'>;

function Note({ from, to, hiddenShare }: NoteProps) {
  const { t } = useTranslation('assistant');
  const language = useLanguage();
  const said = [
    t('nGrams.note'),
    from === null || to === null
      ? ''
      : t('fromDays', { from: formatDay(language, from), to: formatDay(language, to) }),
    hiddenShare === null ? '' : t('nGrams.hidden', { share: formatPercent(language, hiddenShare, 1) }),
  ];
  return <p className={classes.note}>{said.filter(Boolean).join(' ')}</p>;
}
