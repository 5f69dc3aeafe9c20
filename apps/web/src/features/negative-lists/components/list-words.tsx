import { useState } from 'react';
import type { NegativeListView } from '@tapwright/contracts/negative-lists';
import { keywordKey } from '@tapwright/domain/keyword-text';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { TextField } from '@tapwright/ui/forms/text-field';
import { DataTable } from '@tapwright/ui/table/data-table';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type ListDetails, thinList } from '../api/negative-lists.ts';
import { useReadLists } from '../use-read-lists.ts';
import classes from './negative-lists.module.css';

type Word = ListDetails['words'][number];
type Props = {
  readonly teamId: number;
  readonly list: NegativeListView;
  readonly words: readonly Word[];
  readonly onFill: () => void;
  readonly onThinned: () => void;
};

/** More are found by a part of them. */
const maxShown = 200;

/** The words of the list; those that are ticked are taken out together. */
export function ListWords({ teamId, list, words, onFill, onThinned }: Props) {
  const { t } = useTranslation('negativeLists');
  const [part, setPart] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sought = part.trim().toLowerCase();
  const found = words.filter(({ text }) => text.toLowerCase().includes(sought));
  const shown = found.slice(0, maxShown);
  const taken = words.filter((word) => chosen.has(keywordKey(word)));
  const toggle = (word: Word) =>
    setChosen((old) => new Set(old).symmetricDifference(new Set([keywordKey(word)])));
  const columns = useColumns(list.mayEdit, chosen, toggle);
  const { thin, isPending } = useThin(teamId, list.listId, () => {
    setChosen(new Set());
    onThinned();
  });
  if (words.length === 0)
    return (
      <EmptyState
        title={t('noWords.title')}
        actions={list.mayEdit ? <Button onClick={onFill}>{t('fill.title')}</Button> : null}
      >
        {t(list.mayEdit ? 'noWords.text' : 'noWords.notYours')}
      </EmptyState>
    );
  return (
    <>
      <div className={classes.tools}>
        <TextField
          label={t('search')}
          autoComplete="off"
          value={part}
          onChange={({ target }) => setPart(target.value)}
        />
        {taken.length === 0 ? null : (
          <Button loading={isPending} onClick={() => void thin(taken)}>
            {t('thin.takeOut', { count: taken.length })}
          </Button>
        )}
        {list.mayEdit ? null : <span className={classes.quiet}>{t('notYours')}</span>}
      </div>
      {found.length === 0 ? (
        <p className={classes.note}>{t('noneSo')}</p>
      ) : (
        <DataTable label={t('columns.words')} columns={columns} rows={shown} keyOf={keywordKey} />
      )}
      {found.length > shown.length ? (
        <p className={classes.note}>{t('moreWords', { count: found.length - shown.length })}</p>
      ) : null}
    </>
  );
}

function useThin(teamId: number, listId: number, onDone: () => void) {
  const { t } = useTranslation('negativeLists');
  const readLists = useReadLists();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const thin = async (words: readonly Word[]) => {
    setPending(true);
    try {
      const out = words.map(({ text, matchType }) => ({ text, matchType }));
      await thinList({ teamId, listId, words: out });
      await readLists(teamId);
      onDone();
    } catch (error) {
      showFailure(t('thin.notOut'), error);
    } finally {
      setPending(false);
    }
  };
  return { thin, isPending };
}

function useColumns(
  mayEdit: boolean,
  chosen: ReadonlySet<string>,
  toggle: (word: Word) => void,
): Column<Word>[] {
  const { t } = useTranslation(['negativeLists', 'adWords']);
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  return [
    {
      key: 'text',
      head: t('columns.word'),
      onCard: 'title',
      cell: (word) => (
        <label className={classes.pick}>
          {mayEdit ? (
            <input type="checkbox" checked={chosen.has(keywordKey(word))} onChange={() => toggle(word)} />
          ) : null}
          <bdi dir="auto" className={classes.text}>
            {word.text}
          </bdi>
        </label>
      ),
    },
    {
      key: 'match',
      head: t('columns.match'),
      width: 160,
      onCard: 'line',
      cell: ({ matchType }) => t(`adWords:matchTypes.${matchType}`),
    },
    {
      key: 'added',
      head: t('columns.added'),
      width: 300,
      onCard: 'line',
      cell: ({ addedBy, addedAt }) => {
        const at = formatInstant(language, new Date(addedAt), { zone, now });
        return <span className={classes.quiet}>{[addedBy, at].filter(Boolean).join(' · ')}</span>;
      },
    },
  ];
}
