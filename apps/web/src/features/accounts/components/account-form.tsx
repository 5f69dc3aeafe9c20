import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './account-form.module.css';

type Props = {
  readonly children: ReactNode;
  readonly submitText: string;
  readonly isPending: boolean;
  readonly isWaiting?: boolean;
  /** What the server said of the whole. */
  readonly refusal?: string | undefined;
  /** Sends, or gives back the names of the fields that are not right. */
  readonly onSubmit: () => readonly string[];
};

/** Goes to the first field that is not right, and says to those who cannot see it how many there are. */
export function AccountForm({
  children,
  submitText,
  isPending,
  isWaiting = false,
  refusal,
  onSubmit,
}: Props) {
  const { t } = useTranslation('accounts');
  const form = useRef<HTMLFormElement>(null);
  const [wrongCount, setWrongCount] = useState(0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [wrong, ...others] = onSubmit();
    setWrongCount(wrong === undefined ? 0 : others.length + 1);
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={send}>
      {children}
      <div role="status" className="tw-visually-hidden">
        {wrongCount > 0 ? t('form.wrong', { count: wrongCount }) : null}
      </div>
      {refusal === undefined ? null : (
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isPending} disabled={isWaiting}>
        {submitText}
      </Button>
    </form>
  );
}
