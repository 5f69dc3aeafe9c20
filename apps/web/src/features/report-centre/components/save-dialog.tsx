import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportName, type ReportDefinition, type SavedReport } from '@tapwright/contracts/report-centre';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { useCheckedForm } from '../../../platform/use-checked-form.ts';
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
  const [isShared, setShared] = useState(changes?.isShared ?? false);
  const fields = useCheckedForm({
    first: { name: saved?.name ?? '' },
    schemasOf: () => ({ name: reportName }),
    failed: t('save.failed'),
    send: async ({ name }) => {
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
      <TextField
        name="name"
        label={t('form.name')}
        autoComplete="off"
        data-autofocus
        value={fields.typed.name}
        error={fields.errorOf('name')}
        onChange={({ target }) => fields.change('name', target.value)}
        onBlur={() => fields.leave('name')}
      />
      <label className={classes.check}>
        <input type="checkbox" checked={isShared} onChange={({ target }) => setShared(target.checked)} />
        {t('form.shared')}
      </label>
      <p className={classes.help}>{t('form.sharedHelp')}</p>
    </FormDialog>
  );
}
