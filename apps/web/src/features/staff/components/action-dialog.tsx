import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { maxReasonCharacters, type StaffAccount, withReason } from '@tapwright/contracts/staff';
import { TextField } from '@tapwright/ui/forms/text-field';
import { Button } from '@tapwright/ui/forms/button';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { findRuleText } from '../../../platform/forms/rule-text.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { doWithAccount } from '../api/accounts.ts';
import { staffDeskKeys } from '../keys.ts';
import { type AccountAction, actionsWithReason } from '../list-actions.ts';
import classes from './accounts-desk.module.css';

type Props = {
  readonly account: StaffAccount;
  readonly action: AccountAction;
  readonly onClose: () => void;
};

/** Says whom it is about and what happens, and asks why where that is kept. */
export function ActionDialog({ account, action, onClose }: Props) {
  const { t, i18n } = useTranslation(['staff', 'frame']);
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const { userId, nickName: name } = account;
  const { mutate, isPending } = useMutation({
    mutationFn: doWithAccount,
    onSuccess: () => {
      showToast({ tone: 'good', text: t(`accounts.${action}.done`, { name }) });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffDeskKeys.accounts }),
  });

  const asksWhy = actionsWithReason.includes(action);
  const issue = asksWhy ? withReason.shape.reason.safeParse(reason).error?.issues[0] : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (issue === undefined) mutate({ action, userId, reason });
  };
  return (
    <Dialog title={t(`accounts.${action}.title`)} closeLabel={t('frame:close')} onClose={onClose}>
      <form className={classes.dialog} noValidate onSubmit={send}>
        <p className={classes.who}>{t('accounts.who', { name, id: userId })}</p>
        <p>{t(`accounts.${action}.text`)}</p>
        {asksWhy ? (
          <TextField
            label={t('accounts.reason')}
            help={t('accounts.reasonHelp')}
            autoFocus
            maxLength={maxReasonCharacters}
            value={reason}
            error={isSent ? findRuleText(i18n.t, issue) : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('accounts.cancel')}</Button>
          <Button type="submit" variant="filled" loading={isPending} data-autofocus={!asksWhy || undefined}>
            {t(`accounts.${action}.confirm`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
