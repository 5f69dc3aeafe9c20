import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { findChangeLimits } from '@tapwright/contracts/change-approval';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { CheckList } from '@tapwright/ui/forms/check-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { limitsQuery, setLimits } from '../api/change-rules.ts';
import { countRule, readCount, writeCount } from '../count-text.ts';
import { teamKeys } from '../keys.ts';
import { showAtField } from '../show-at-field.ts';
import classes from './change-rules.module.css';
import type { MemberDialogProps } from './member-dialog-props.ts';

/** A member's own limits, below what the team asks for. */
export function LimitsDialog(props: MemberDialogProps) {
  const { t } = useTranslation(['members', 'frame']);
  const { data, error, refetch } = useQuery(limitsQuery(props.team.teamId));
  if (data !== undefined) return <LimitsForm {...props} limits={data} />;
  return (
    <Dialog
      title={t('limits.title', { who: props.seen.nickName })}
      closeLabel={t('frame:close')}
      onClose={props.onClose}
    >
      {error === null ? (
        <Skeleton width="100%" height={32} />
      ) : (
        <ViewFailed
          title={t('limits.notRead')}
          text={t('members.safe')}
          error={error}
          onTryAgain={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

type FormProps = MemberDialogProps & { readonly limits: AnswerOf<typeof findChangeLimits> };

const none = { maxBid: '', maxRise: '', maxObjects: null, mayRemove: true, revision: 0 };

function useLimitsForm({ team: { teamId }, seen: { userId }, limits, onClose }: FormProps) {
  const { t } = useTranslation('members');
  const queryClient = useQueryClient();
  const of = (read: typeof limits | undefined) => read?.list.find((one) => one.userId === userId) ?? none;
  const now = of(limits);
  // What others save meanwhile is not written over before it was said.
  const [revision, setRevision] = useState(now.revision);
  return useSentForm({
    first: {
      maxBid: now.maxBid,
      maxRise: now.maxRise,
      maxObjects: writeCount(now.maxObjects),
      alone: now.mayRemove ? ['removal'] : [],
    },
    rulesOf: () => ({ maxObjects: countRule }),
    send: async ({ maxBid, maxRise, maxObjects, alone }) => {
      const sent = setLimits({
        teamId,
        userId,
        revision,
        maxBid,
        maxRise,
        maxObjects: readCount(maxObjects),
        mayRemove: alone.includes('removal'),
      });
      try {
        await showAtField('maxBid', sent, [{ of: 'changedMeanwhile', text: t('stale.notYet') }]);
      } finally {
        await queryClient.invalidateQueries({ queryKey: teamKeys.limits(teamId) });
        setRevision(of(queryClient.getQueryData(limitsQuery(teamId).queryKey)).revision);
      }
      showToast({ tone: 'good', text: t('limits.done') });
    },
    onDone: onClose,
    failed: t('limits.failed'),
  });
}

function LimitsForm(props: FormProps) {
  const { t } = useTranslation('members');
  const { form, values, isPending, submit, textOf, set } = useLimitsForm(props);
  const money = t('policy.money', { currency: props.limits.currencyType });
  return (
    <FormDialog
      title={t('limits.title', { who: props.seen.nickName })}
      submit={t('limits.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p className={classes.lead}>{t('limits.lead')}</p>
      <TextField
        label={t('limits.maxBid')}
        help={money}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        {...textOf('maxBid')}
      />
      <TextField
        label={t('policy.maxRise')}
        help={money}
        inputMode="decimal"
        autoComplete="off"
        {...textOf('maxRise')}
      />
      <TextField
        label={t('policy.maxObjects')}
        help={t('policy.noBound')}
        inputMode="numeric"
        autoComplete="off"
        {...textOf('maxObjects')}
      />
      <CheckList
        label={t('limits.alone')}
        chosen={values.alone}
        options={[{ value: 'removal', label: t('limits.mayRemove') }]}
        empty=""
        onChange={(chosen) => set('alone', [...chosen])}
      />
    </FormDialog>
  );
}
