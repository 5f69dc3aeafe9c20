import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode, useMemo, useState } from 'react';
import type { WordList } from '@tapwright/contracts/word-lists';
import type { ListSign } from '../../../features/reports/words/word-columns.tsx';
import { takeOutOfList, wordListsQuery } from '../../../features/words/api/list-queries.ts';
import { ListMark } from '../../../features/words/components/list-mark.tsx';
import type { WordPlace } from '../../../features/words/components/place-choice.tsx';
import { useReadWords } from '../../../features/words/use-read-words.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ListWays } from './use-word-actions.tsx';

const ListButtons = lazy(async () => ({
  default: (await import('../../../features/words/components/list-buttons.tsx')).ListButtons,
}));
const ListDialog = lazy(async () => ({
  default: (await import('../../../features/words/components/list-dialog.tsx')).ListDialog,
}));
const WordsDialog = lazy(async () => ({
  default: (await import('../../../features/words/components/words-dialog.tsx')).WordsDialog,
}));

type Opened =
  | { readonly is: 'list'; readonly list: WordList | undefined }
  | { readonly is: 'words'; readonly words: readonly string[] | undefined; readonly onDone?: () => void };

type Props = {
  readonly teamId: number;
  readonly place: WordPlace;
  /** The list that is open. */
  readonly listId: number | undefined;
  readonly onList: (listId: number | undefined) => void;
};

/** The lists of the team: as tabs, as marks, and what is done with them. */
export function useWordLists({ teamId, place, listId, onList }: Props): {
  readonly signs: readonly ListSign[];
  readonly ways: ListWays;
  readonly buttons: ReactNode;
  readonly dialogs: ReactNode;
} {
  const { data: lists } = useQuery(wordListsQuery(teamId));
  const [opened, setOpened] = useState<Opened>();
  const takeOut = useTakeOut(teamId, place);
  const signs = useMemo(
    () => (lists ?? []).map((one) => ({ ...one, mark: <ListMark ink={one.ink} /> })),
    [lists],
  );
  const open = lists?.find((one) => one.listId === listId);
  return {
    signs,
    ways: {
      onList: (words, onDone) => setOpened({ is: 'words', words, ...(onDone && { onDone }) }),
      onTakeOut: listId === undefined ? undefined : (words, onDone) => takeOut(listId, words, onDone),
    },
    buttons: (
      <Suspense>
        <ListButtons
          onImport={() => setOpened({ is: 'words', words: undefined })}
          onEdit={open?.mayEdit ? () => setOpened({ is: 'list', list: open }) : undefined}
          onAdd={() => setOpened({ is: 'list', list: undefined })}
        />
      </Suspense>
    ),
    dialogs: (
      <Dialogs
        opened={opened}
        place={{ teamId, ...place }}
        listId={listId}
        onList={onList}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}

type DialogsProps = Pick<Props, 'listId' | 'onList'> & {
  readonly opened: Opened | undefined;
  readonly place: WordPlace & { readonly teamId: number };
  readonly onClose: () => void;
};

function Dialogs({ opened, place, listId, onList, onClose }: DialogsProps) {
  if (opened === undefined) return null;
  return (
    <Suspense>
      {opened.is === 'list' ? (
        <ListDialog
          teamId={place.teamId}
          list={opened.list}
          onSaved={(list) => onList(list.listId)}
          onRemoved={() => {
            onList(undefined);
            onClose();
          }}
          onClose={onClose}
        />
      ) : (
        <WordsDialog
          place={place}
          words={opened.words}
          listId={listId}
          onDone={(into) => {
            opened.onDone?.();
            if (opened.words === undefined) onList(into);
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

function useTakeOut(teamId: number, place: WordPlace) {
  const { t } = useTranslation('words');
  const readWords = useReadWords();
  const showFailure = useShowFailure();
  return (listId: number, words: readonly string[], onDone?: () => void) => {
    const send = async () => {
      try {
        await takeOutOfList({ teamId, listId, ...place, words: [...words] });
        onDone?.();
      } catch (error) {
        showFailure(t('notOut'), error);
      }
      await readWords(teamId);
    };
    void send();
  };
}
