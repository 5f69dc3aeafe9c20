import { useQueryClient } from '@tanstack/react-query';
import { type ListName } from '@tapwright/contracts/list-layouts';
import { type SavedView, viewName } from '@tapwright/contracts/list-views';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { addSaved, modifySaved } from '../api/list-views.ts';
import { listViewKeys } from '../keys.ts';
import classes from './view-menu.module.css';

type Props = {
  readonly teamId: number;
  readonly list: ListName;
  /** Undefined: a new one. */
  readonly view: SavedView | undefined;
  readonly search: Readonly<Record<string, string>>;
  readonly onSaved: (view: SavedView) => void;
  readonly onClose: () => void;
};

/** Names a view and says for whom it is. */
export function SaveViewDialog({ teamId, list, view, search, onSaved, onClose }: Props) {
  const { t } = useTranslation('listViews');
  const queryClient = useQueryClient();
  const fields = useSentForm({
    first: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    rulesOf: () => ({ name: viewName }),
    failed: t('failed'),
    send: async ({ name, isShared }) => {
      const body = { teamId, name, isShared, search: { ...search } };
      const saved = view
        ? await modifySaved({ ...body, viewId: view.viewId, revision: view.revision })
        : await addSaved({ ...body, list });
      await queryClient.invalidateQueries({ queryKey: listViewKeys.views(teamId) });
      onSaved(saved);
    },
    onDone: () => {
      showToast({ tone: 'good', text: t('saved') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(view ? 'rename' : 'saveAs')}
      submit={t('submit')}
      isPending={fields.isPending}
      form={fields.form}
      onSubmit={fields.submit}
      onClose={onClose}
    >
      <TextField label={t('name')} autoComplete="off" data-autofocus {...fields.textOf('name')} />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={fields.values.isShared}
          onChange={({ target }) => fields.set('isShared', target.checked)}
        />
        {t('share')}
      </label>
      <p className={classes.help}>{t('shareHelp')}</p>
    </FormDialog>
  );
}
