import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reportName, type ReportDefinition, type SavedReport } from '@tapwright/contracts/report-centre';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { useSentForm } from '../../../platform/use-sent-form.ts';
import { addSaved, modifySaved } from '../api/reports.ts';
import { reportCentreKeys } from '../keys.ts';
import classes from './report-builder.module.css';

type Props = {
  readonly teamId: number;
  readonly saved: SavedReport | undefined;
  readonly definition: ReportDefinition;
  readonly onClose: () => void;
};

/** A report of somebody else becomes a copy of one's own, unless it may be changed. */
export function SaveDialog({ teamId, saved, definition, onClose }: Props) {
  const { t } = useTranslation('reportCentre');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const changes = saved?.mayEdit ? saved : undefined;
  const fields = useSentForm({
    first: { name: saved?.name ?? '', isShared: changes?.isShared ?? false },
    rulesOf: () => ({ name: reportName }),
    failed: t('save.failed'),
    send: async ({ name, isShared }) => {
      const body = { teamId, name, definition, isShared };
      const { reportId } = changes
        ? await modifySaved({ ...body, reportId: changes.reportId, revision: changes.revision })
        : await addSaved(body);
      await queryClient.invalidateQueries({ queryKey: reportCentreKeys.reports(teamId) });
      await navigate({ to: '/report-centre', search: { report: String(reportId) } });
    },
    onDone: () => {
      showToast({ tone: 'good', text: t('save.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('save.title')}
      submit={t(saved !== undefined && changes === undefined ? 'actions.saveAs' : 'actions.save')}
      isPending={fields.isPending}
      form={fields.form}
      onSubmit={fields.submit}
      onClose={onClose}
    >
      <TextField label={t('form.name')} autoComplete="off" data-autofocus {...fields.textOf('name')} />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={fields.values.isShared}
          onChange={({ target }) => fields.set('isShared', target.checked)}
        />
        {t('form.shared')}
      </label>
      <p className={classes.help}>{t('form.sharedHelp')}</p>
    </FormDialog>
  );
}
