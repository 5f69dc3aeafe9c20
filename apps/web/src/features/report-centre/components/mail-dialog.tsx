import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { AnswerOf } from '@tapwright/contracts/call';
import type {
  findReportRecipients,
  ReportFormat,
  ReportSchedule,
  SavedReport,
} from '@tapwright/contracts/report-centre';
import type { TeamView } from '@tapwright/contracts/teams';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { recipientsQuery, scheduleSaved, sendSaved } from '../api/reports.ts';
import { reportCentreKeys } from '../keys.ts';
import { CheckList } from './check-list.tsx';
import { ScheduleFields, type When } from './schedule-fields.tsx';
import classes from './report-builder.module.css';

type Props = { readonly team: TeamView; readonly report: SavedReport; readonly onClose: () => void };

/** To whom, as what, and whether once or again and again. */
export function MailDialog({ team: { teamId }, report, onClose }: Props) {
  const { t } = useTranslation('reportCentre');
  const { data, error, refetch } = useQuery(recipientsQuery(teamId));
  const form = useRef<HTMLFormElement>(null);
  const { schedule, mayEdit } = report;
  const [ownZone] = usePersonalSetting(({ clockZone }) => clockZone);
  const sentIn = schedule?.zone ?? ownZone;
  const [recipientIds, setChosen] = useRecipients(schedule?.recipientIds, data ?? []);
  const [format, setFormat] = useState<ReportFormat>(schedule?.format ?? 'xlsx');
  const [when, setWhen] = useState<When>(schedule ?? { every: 'once', weekday: 1, monthDay: 1, hour: 8 });
  const [isTried, setTried] = useState(false);
  const wrong = wrongWith(recipientIds, data ?? []);
  const { mutate, isPending } = useSending({ teamId, report, onDone: onClose });
  const { every, ...rest } = when;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // Who has no address is known only once they are read.
    if (every !== 'never' && (wrong !== undefined || data === undefined)) return;
    mutate({
      format,
      recipientIds,
      schedule:
        every === 'once' || every === 'never'
          ? every
          : { ...rest, every, zone: sentIn, format, recipientIds },
    });
  };
  return (
    <FormDialog
      title={t('send.title', { name: report.name })}
      submit={t(every === 'once' ? 'actions.send' : 'actions.save')}
      isPending={isPending || (data === undefined && error === null)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <ScheduleFields
        when={when}
        zone={sentIn}
        mayRepeat={mayEdit}
        isRepeated={schedule !== null}
        onChange={setWhen}
      />
      {error !== null && data === undefined ? (
        <ViewFailed title={t('schedule.notRead')} text="" error={error} onTryAgain={() => void refetch()} />
      ) : null}
      {every === 'never' || data === undefined ? null : (
        <WhatAndWhom
          recipients={data}
          format={format}
          chosen={recipientIds}
          wrong={isTried ? wrong : undefined}
          onFormat={setFormat}
          onChoose={setChosen}
        />
      )}
    </FormDialog>
  );
}

type Recipients = AnswerOf<typeof findReportRecipients>;

/** Whoever sends gets it too, until they choose. */
function useRecipients(saved: number[] | undefined, recipients: Recipients) {
  const [chosen, setChosen] = useState(saved);
  const own = recipients.filter(({ isOwn, lacks }) => isOwn && lacks === null);
  return [chosen ?? own.map(({ userId }) => userId), setChosen] as const;
}

type Wrong = 'recipients' | 'address' | 'secondFactor';

/** Nobody is passed over in silence: whoever cannot get it is named before anything is sent. */
function wrongWith(chosen: readonly number[], recipients: Recipients): Wrong | undefined {
  if (chosen.length === 0) return 'recipients';
  return (
    recipients.find(({ userId, lacks }) => lacks !== null && chosen.includes(userId))?.lacks ?? undefined
  );
}

type WhatProps = {
  readonly recipients: Recipients;
  readonly format: ReportFormat;
  readonly chosen: number[];
  readonly wrong: Wrong | undefined;
  readonly onFormat: (format: ReportFormat) => void;
  readonly onChoose: (chosen: number[]) => void;
};

function WhatAndWhom({ recipients, format, chosen, wrong, onFormat, onChoose }: WhatProps) {
  const { t } = useTranslation('reportCentre');
  const words = {
    recipients: t('rules.recipients'),
    address: t('rules.noAddress'),
    secondFactor: t('rules.noSecondFactor'),
  };
  const nameOf = ({ name, lacks }: Recipients[number]) => {
    if (lacks === null) return name;
    return lacks === 'address' ? t('schedule.noEmail', { name }) : t('schedule.noSecondFactor', { name });
  };
  const isOutOfReach = recipients.some(({ isOwn, lacks }) => isOwn && lacks === 'address');
  return (
    <>
      <div className={classes.label}>
        <span aria-hidden>{t('schedule.format')}</span>
        <Segmented
          label={t('schedule.format')}
          value={format}
          options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: t(`actions.${value}`) }))}
          onChange={onFormat}
        />
      </div>
      <CheckList
        label={t('schedule.recipients')}
        help={t('schedule.help')}
        error={wrong && words[wrong]}
        options={recipients.map((recipient) => ({
          value: recipient.userId,
          label: nameOf(recipient),
          disabled: recipient.lacks !== null && !chosen.includes(recipient.userId),
        }))}
        chosen={chosen}
        onChange={onChoose}
      />
      {isOutOfReach ? (
        <p className={classes.help}>
          {t('schedule.ownNone')} <Link to="/user/personal">{t('schedule.bind')}</Link>
        </p>
      ) : null}
    </>
  );
}

type Wanted = {
  format: ReportFormat;
  recipientIds: number[];
  schedule: ReportSchedule | 'once' | 'never';
};

function useSending({ teamId, report, onDone }: { teamId: number; report: SavedReport; onDone: () => void }) {
  const { t } = useTranslation('reportCentre');
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { reportId, revision } = report;
  return useMutation({
    mutationFn: async ({ format, recipientIds, schedule }: Wanted) => {
      if (schedule === 'once') await sendSaved({ teamId, reportId, format, recipientIds });
      else
        await scheduleSaved({ teamId, reportId, revision, schedule: schedule === 'never' ? null : schedule });
    },
    meta: { isShownInPlace: isRefusal },
    onSuccess: (_answer, { schedule }) => {
      showToast({ tone: 'good', text: t(schedule === 'once' ? 'send.done' : 'schedule.done') });
      onDone();
    },
    onError: (error) => showFailure(t('send.failed'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportCentreKeys.all }),
  });
}
