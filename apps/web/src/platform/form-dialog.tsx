import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@tapwright/ui/forms/button';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import classes from './form-dialog.module.css';

type Props = {
  readonly title: string;
  readonly submit: string;
  readonly isPending: boolean;
  readonly form: ComponentProps<'form'>['ref'];
  readonly onSubmit: ComponentProps<'form'>['onSubmit'];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function FormDialog({ title, submit, isPending, form, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} keepsOpen closeLabel={t('close')} onClose={onClose}>
      <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
        {children}
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled" loading={isPending}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
