import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { matchTypes } from '@tapwright/contracts/ad-values';
import { searchDebounceMs } from '@tapwright/contracts/limits';
import { maxWordsOfNegativeList } from '@tapwright/contracts/negative-lists';
import { readKeywordLines } from '@tapwright/domain/keyword-lines';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { blockedQuery, fillList } from '../api/negative-lists.ts';
import { useReadLists } from '../use-read-lists.ts';
import { BlockedList } from './blocked-list.tsx';
import classes from './negative-lists.module.css';

type Props = {
  readonly teamId: number;
  readonly listId: number;
  readonly onFilled: () => void;
  readonly onClose: () => void;
};

/** Words are typed or pasted; what of one's own they would block stands below before they are added. */
export function FillDialog({ teamId, listId, onFilled, onClose }: Props) {
  const { t } = useTranslation(['negativeLists', 'adWords']);
  const [text, setText] = useState('');
  const [usual, setUsual] = useState<(typeof matchTypes)[number]>('EXACT');
  const { words, leftOut } = readWords(text, usual);
  const settled = useDebounced({ text, usual }, searchDebounceMs);
  const asked = readWords(settled.text, settled.usual).words;
  const { data: blocked } = useQuery({
    ...blockedQuery({ teamId, listId, words: asked }),
    enabled: asked.length > 0,
  });
  const { send, isPending } = useFill(teamId, listId, onFilled, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.length > 0 && words.length <= maxWordsOfNegativeList && !isPending) void send(words);
  };
  return (
    <FormDialog
      title={t('fill.title')}
      submit={t('fill.add', { count: words.length })}
      isPending={isPending}
      form={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('fill.words')}
        help={t('fill.help')}
        rows={8}
        data-autofocus
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={classes.field}>
        <span className={classes.label} aria-hidden>
          {t('fill.match')}
        </span>
        <Segmented
          label={t('fill.match')}
          value={usual}
          options={matchTypes.map((value) => ({ value, label: t(`adWords:matchTypes.${value}`) }))}
          onChange={setUsual}
        />
      </div>
      {leftOut === 0 ? null : <p className={classes.note}>{t('fill.leftOut', { count: leftOut })}</p>}
      {words.length > maxWordsOfNegativeList ? (
        <p role="alert" className={classes.alert}>
          {t('rules.tooManyWords', { most: maxWordsOfNegativeList })}
        </p>
      ) : null}
      {words.length === 0 ? null : <BlockedList blocked={blocked} />}
    </FormDialog>
  );
}

function readWords(text: string, usual: (typeof matchTypes)[number]) {
  const lines = readKeywordLines(text, usual);
  const fitting = lines.filter(({ leftOut }) => leftOut === undefined);
  return {
    words: fitting.map(({ text: word, matchType }) => ({ text: word, matchType })),
    leftOut: lines.length - fitting.length,
  };
}

function useFill(teamId: number, listId: number, onFilled: () => void, onClose: () => void) {
  const { t } = useTranslation('negativeLists');
  const readLists = useReadLists();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const send = async (words: ReturnType<typeof readWords>['words']) => {
    setPending(true);
    try {
      const { added, known } = await fillList({ teamId, listId, words });
      const said = [
        t('fill.added', { count: added }),
        ...(known > 0 ? [t('fill.there', { count: known })] : []),
      ];
      showToast({ tone: 'good', text: said.join(' · ') });
      await readLists(teamId);
      onClose();
      if (added > 0) onFilled();
    } catch (error) {
      showFailure(t('fill.notAdded'), error);
    } finally {
      setPending(false);
    }
  };
  return { send, isPending };
}
