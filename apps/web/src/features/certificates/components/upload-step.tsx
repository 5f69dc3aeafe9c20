import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type DragEvent } from 'react';
import type { CertificateView } from '@tapwright/contracts/certificates';
import { Button } from '@tapwright/ui/forms/button';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { textOfFailure } from '../../../platform/calls/react-to-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { uploadKey } from '../api/certificates.ts';
import { certificateKeys } from '../keys.ts';
import classes from './bind-wizard.module.css';

const maxBytes = 8_000;
const isShownInPlace = (error: unknown) => error instanceof CallFailure && error.kind === 'refused';

type Props = { readonly teamId: number; readonly onKept: (certificate: CertificateView) => void };

/** One file, chosen or dropped; it is read here and sent as text. */
export function UploadStep({ teamId, onKept }: Props) {
  const { t, i18n } = useTranslation('certificates');
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [complaint, setComplaint] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: uploadKey,
    meta: { isShownInPlace },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: certificateKeys.all }),
  });
  const take = async (files: FileList | null) => {
    setComplaint(undefined);
    const [file, second] = files ?? [];
    if (second) return setComplaint(t('rules.onlyOne'));
    if (file && file.size > maxBytes) return setComplaint(t('rules.tooLarge'));
    if (file) mutate({ teamId, privateKey: await file.text() }, { onSuccess: onKept });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files);
  };
  const fieldError = error instanceof CallFailure ? error.fields['privateKey'] : undefined;
  const refused =
    complaint ?? fieldError ?? (isShownInPlace(error) ? textOfFailure(i18n.t, error) : undefined);
  return (
    <>
      <p className={classes.text}>{t('upload.text')}</p>
      <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Button loading={isPending} onClick={() => input.current?.click()}>
          {t('upload.choose')}
        </Button>
        <span className={classes.hint}>{t(isPending ? 'upload.sending' : 'upload.drop')}</span>
        <input
          ref={input}
          hidden
          type="file"
          accept=".p8,.pem"
          data-testid="private-key"
          onChange={(event) => {
            void take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
      {refused === undefined ? null : (
        <p role="alert" className={classes.refused}>
          {refused}
        </p>
      )}
    </>
  );
}
