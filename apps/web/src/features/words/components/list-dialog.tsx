import { listInks, type WordList, wordListName } from '@tapwright/contracts/word-lists';
import { Button } from '@tapwright/ui/forms/button';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { ask } from '../../../platform/forms/questions.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { addList, modifyList, removeList } from '../api/list-queries.ts';
import { useReadWords } from '../use-read-words.ts';
import classes from './list-dialog.module.css';
import { ListMark } from './list-mark.tsx';

type Props = {
  readonly teamId: number;
  /** Undefined: a new one. */
  readonly list: WordList | undefined;
  readonly onSaved: (list: WordList) => void;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

/** What a list of the team is called, and its colour. */
export function ListDialog({ teamId, list, onSaved, onRemoved, onClose }: Props) {
  const { t } = useTranslation('wordLists');
  const readWords = useReadWords();
  const fields = useSentForm({
    first: { name: list?.name ?? '', ink: list?.ink ?? listInks[0] },
    rulesOf: () => ({ name: wordListName }),
    failed: t('notSaved'),
    send: async ({ name, ink }) => {
      const saved = list
        ? await modifyList({ teamId, listId: list.listId, name, ink, revision: list.revision })
        : await addList({ teamId, name, ink });
      await readWords(teamId);
      onSaved(saved);
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(list ? 'edit' : 'add')}
      submit={t('save')}
      isPending={fields.isPending}
      form={fields.form}
      onSubmit={fields.submit}
      onClose={onClose}
    >
      <TextField label={t('name')} autoComplete="off" data-autofocus {...fields.textOf('name')} />
      <fieldset className={classes.inks}>
        <legend className={classes.legend}>{t('colour')}</legend>
        {listInks.map((ink) => (
          <label key={ink} className={classes.ink}>
            <input
              type="radio"
              name="ink"
              checked={fields.values.ink === ink}
              onChange={() => fields.set('ink', ink)}
            />
            <ListMark ink={ink} />
            {t(`inks.${ink}`)}
          </label>
        ))}
      </fieldset>
      {list === undefined ? null : <Removal teamId={teamId} list={list} onRemoved={onRemoved} />}
    </FormDialog>
  );
}

type RemovalProps = Pick<Props, 'teamId' | 'onRemoved'> & { readonly list: WordList };

function Removal({ teamId, list: { listId, name }, onRemoved }: RemovalProps) {
  const { t } = useTranslation(['wordLists', 'frame']);
  const readWords = useReadWords();
  const showFailure = useShowFailure();
  const remove = async () => {
    const isConfirmed = await ask({
      title: t('removeTitle', { name }),
      text: t('removeText'),
      confirm: t('remove'),
      cancel: t('frame:cancel'),
    });
    if (!isConfirmed) return;
    try {
      await removeList({ teamId, listId });
      await readWords(teamId);
      onRemoved();
    } catch (error) {
      showFailure(t('notRemoved'), error);
    }
  };
  return (
    <p className={classes.removal}>
      <Button size="xs" onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </p>
  );
}
