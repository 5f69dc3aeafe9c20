import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '@tapwright/ui/forms/button';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { useKeys } from '../use-keys.ts';
import { useTranslation } from '../words/use-translation.ts';
import classes from './form-dialog.module.css';

type Props = {
  readonly title: string;
  readonly submit: string;
  readonly isPending: boolean;
  /** Nothing of it can go on as it is. */
  readonly isBlocked?: boolean;
  readonly form: ComponentProps<'form'>['ref'];
  readonly onSubmit: ComponentProps<'form'>['onSubmit'];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function FormDialog({
  title,
  submit,
  isPending,
  isBlocked = false,
  form,
  onSubmit,
  onClose,
  children,
}: Props) {
  const { t } = useTranslation();
  const submitButton = useRef<HTMLButtonElement>(null);
  useKeys({ 'mod+enter': () => submitButton.current?.click() });
  return (
    <Dialog title={title} keepsOpen closeLabel={t('close')} onClose={onClose}>
      <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
        {children}
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            ref={submitButton}
            type="submit"
            variant="filled"
            loading={isPending}
            disabled={isBlocked}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
