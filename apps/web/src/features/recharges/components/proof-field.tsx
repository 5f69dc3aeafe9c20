import { useMutation } from '@tanstack/react-query';
import { Field } from '@tapwright/ui/forms/field';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { textOfFailure } from '../../../platform/calls/react-to-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { uploadProof } from '../api/recharges.ts';
import classes from './recharges.module.css';

type Props = {
  readonly name?: string;
  readonly label: string;
  readonly help: string;
  readonly accept?: string;
  readonly error: string | undefined;
  readonly onProof: (name: string) => void;
};

const anyProof = 'image/jpeg,image/png,application/pdf';

/** Sent as soon as it is chosen; the form holds the name it got. */
export function ProofField({ name = 'proof', label, help, accept = anyProof, error, onProof }: Props) {
  const { t, i18n } = useTranslation('recharges');
  const {
    mutate,
    isPending,
    error: failure,
  } = useMutation({
    mutationFn: uploadProof,
    meta: { isShownInPlace: isRefusal },
    onMutate: () => onProof(''),
    onSuccess: onProof,
  });
  const refused = isRefusal(failure) ? textOfFailure(i18n.t, failure) : undefined;
  return (
    <Field label={label} help={isPending ? t('proof.sending') : help} error={refused ?? error}>
      {(wiring) => (
        <input
          {...wiring}
          name={name}
          type="file"
          className={classes.file}
          accept={accept}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) mutate(file);
          }}
        />
      )}
    </Field>
  );
}
