import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { reportName, type ReportDefinition, type SavedReport } from '@tapwright/contracts/report-centre';
import { showToast } from '../../platform/calls/toasts.ts';
import { useLeaveGuard } from '../../platform/forms/use-leave-guard.ts';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { addSaved, modifySaved } from './api/reports.ts';
import { firstDefinition } from './first-definition.ts';
import { reportCentreKeys } from './keys.ts';

/** What is built of a report and what was kept of it. That of somebody else becomes a copy, unless it may be changed. */
export function useReportDraft(teamId: number, saved: SavedReport | undefined) {
  const { t } = useTranslation('reportCentre');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { definition, setDefinition } = useDefinition(saved);
  const changes = saved?.mayEdit ? saved : undefined;
  const [first] = useState({ name: saved?.name ?? '', isShared: changes?.isShared ?? false });
  const [kept, setKept] = useState(() => JSON.stringify([first, definition]));
  const fields = useSentForm({
    first,
    rulesOf: () => ({ name: reportName }),
    failed: t('save.failed'),
    send: async (named) => {
      const body = { teamId, ...named, definition };
      const { reportId } = changes
        ? await modifySaved({ ...body, reportId: changes.reportId, revision: changes.revision })
        : await addSaved(body);
      await queryClient.invalidateQueries({ queryKey: reportCentreKeys.reports(teamId) });
      setKept(JSON.stringify([named, definition]));
      await navigate({ to: '/report-centre', search: { report: String(reportId) }, ignoreBlocker: true });
    },
    onDone: () => showToast({ tone: 'good', text: t('save.done') }),
  });
  const isDirty = JSON.stringify([fields.values, definition]) !== kept;
  useLeaveGuard(isDirty);
  return { definition, setDefinition, fields, isDirty, isCopy: saved !== undefined && !changes };
}

/** A new report begins in the currency of the top bar; while one is open, that choice changes its own. */
function useDefinition(saved: SavedReport | undefined) {
  const [unit, setUnit] = usePersonalSetting(({ unit: chosen }) => chosen);
  const [definition, setDefinition] = useState(() => saved?.definition ?? firstDefinition(unit));
  const [followed, setFollowed] = useState(unit);
  if (followed !== unit) {
    setFollowed(unit);
    setDefinition({ ...definition, unit });
  }
  return {
    definition,
    setDefinition: (next: ReportDefinition) => {
      setDefinition(next);
      if (next.unit !== definition.unit) setUnit(next.unit);
    },
  };
}
