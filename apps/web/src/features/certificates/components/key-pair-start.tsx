import { useMutation } from '@tanstack/react-query';
import type { CertificateView } from '@tapwright/contracts/certificates';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { textOfFailure } from '../../../platform/calls/react-to-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { makeKey } from '../api/certificates.ts';
import classes from './bind-wizard.module.css';

type Props = {
  readonly teamId: number;
  /** Only while this is shown: whoever has left meanwhile is not called back. */
  readonly onCreated: (certificate: CertificateView) => void;
};

/** A key pair is made by a press, never by looking at the page. */
export function KeyPairStart({ teamId, onCreated }: Props) {
  const { t, i18n } = useTranslation('certificates');
  const { mutate, isPending, error } = useMutation({
    mutationFn: makeKey,
    meta: { isShownInPlace: isRefusal },
  });
  return (
    <EmptyState
      title={t('start.title')}
      actions={
        <Button variant="filled" loading={isPending} onClick={() => mutate(teamId, { onSuccess: onCreated })}>
          {t('start.button')}
        </Button>
      }
    >
      {t('start.text')}
      {error === null ? null : (
        <p role="alert" className={classes.refused}>
          {t('start.failed')}. {textOfFailure(i18n.t, error)}
        </p>
      )}
    </EmptyState>
  );
}
