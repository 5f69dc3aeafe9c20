import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { listInks, type WordList, wordListName } from '@tapwright/contracts/word-lists';
import { Picker } from '@tapwright/ui/forms/picker';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { addList, addToList, type ListedWords, wordListsQuery } from '../api/list-queries.ts';
import { readPasted } from '../read-pasted.ts';
import { useReadWords } from '../use-read-words.ts';
import classes from './words-dialog.module.css';

type Props = {
  readonly place: Pick<ListedWords, 'teamId' | 'adamId' | 'country'>;
  /** Those that are selected; undefined: they are pasted, or read from a file. */
  readonly words: readonly string[] | undefined;
  /** The list that is open. */
  readonly listId: number | undefined;
  readonly onDone: (listId: number) => void;
  readonly onClose: () => void;
};

const newList = 'new';
/** 5,000 words of 80 signs of any script. */
const maxFileBytes = 2_000_000;

/** Into which list words go: one of the team's, or a new one. */
export function WordsDialog({ place, words, listId, onDone, onClose }: Props) {
  const { t } = useTranslation('wordLists');
  const { data: lists = [] } = useQuery(wordListsQuery(place.teamId));
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(listId === undefined ? undefined : String(listId));
  const [name, setName] = useState('');
  const target = chosen ?? String(lists[0]?.listId ?? newList);
  const pasted = words === undefined ? readPasted(text) : { words, over: 0 };
  const isNamed = target !== newList || wordListName.safeParse(name).success;
  const { send, isPending } = useSend(place, lists, onDone, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pasted.words.length > 0 && isNamed && !isPending) void send(pasted.words, target, name);
  };
  return (
    <FormDialog
      title={t(words === undefined ? 'import' : 'toList')}
      submit={t('put', { count: pasted.words.length })}
      isPending={isPending}
      form={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {words === undefined ? <PasteFields text={text} over={pasted.over} onText={setText} /> : null}
      <div className={classes.row}>
        <span aria-hidden>{t('list')}</span>
        <Picker
          label={t('list')}
          value={target}
          options={[
            ...lists.map((list) => ({ value: String(list.listId), label: list.name })),
            { value: newList, label: t('add') },
          ]}
          onChange={setChosen}
        />
      </div>
      {target === newList ? (
        <TextField
          label={t('name')}
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={({ target: { value } }) => setName(value)}
        />
      ) : null}
    </FormDialog>
  );
}

type PasteProps = {
  readonly text: string;
  readonly over: number;
  readonly onText: (text: string) => void;
};

function PasteFields({ text, over, onText }: PasteProps) {
  const { t } = useTranslation('wordLists');
  return (
    <>
      <TextArea
        label={t('words')}
        help={t('wordsHelp')}
        rows={8}
        data-autofocus
        dir="auto"
        value={text}
        onChange={({ target: { value } }) => onText(value)}
      />
      <FileField onText={onText} />
      {over > 0 ? <p role="alert">{t('over', { count: over })}</p> : null}
    </>
  );
}

function FileField({ onText }: { readonly onText: (text: string) => void }) {
  const { t } = useTranslation('wordLists');
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > maxFileBytes) {
      showToast({ tone: 'poor', text: t('tooLarge') });
      return;
    }
    try {
      onText(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
    } catch {
      showToast({ tone: 'poor', text: t('notText') });
    }
  };
  return (
    <label className={classes.file}>
      {t('file')}
      <input
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={({ target: { files } }) => void read(files?.[0])}
      />
    </label>
  );
}

/** A list that is new takes the first colour that no other has. */
function useSend(
  place: Props['place'],
  lists: readonly WordList[],
  onDone: Props['onDone'],
  onClose: () => void,
) {
  const { t } = useTranslation('wordLists');
  const readWords = useReadWords();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const send = async (words: readonly string[], target: string, name: string) => {
    setPending(true);
    try {
      const ink = listInks.find((one) => lists.every((list) => list.ink !== one)) ?? listInks[0];
      const listId =
        target === newList ? (await addList({ teamId: place.teamId, name, ink })).listId : Number(target);
      const { added, known, leftOut } = await addToList({ ...place, listId, words: [...words] });
      const said = [
        t('added', { count: added }),
        ...(known > 0 ? [t('there', { count: known })] : []),
        ...(leftOut > 0 ? [t('leftOut', { count: leftOut })] : []),
      ];
      showToast({ tone: 'good', text: said.join(' · ') });
      onDone(listId);
      onClose();
    } catch (error) {
      showFailure(t('notAdded'), error);
    } finally {
      setPending(false);
      void readWords(place.teamId);
    }
  };
  return { send, isPending };
}
