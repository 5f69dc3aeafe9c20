import { useMutation } from '@tanstack/react-query';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import type { OrderFile } from '@tapwright/contracts/managed-orders';
import { Button } from '@tapwright/ui/forms/button';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { textOfFailure } from '../../../platform/calls/react-to-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { uploadOrderFile } from '../api/orders.ts';
import classes from './order-form.module.css';

type Props = {
  readonly files: readonly OrderFile[];
  readonly max: number;
  readonly onChange: (files: readonly OrderFile[]) => void;
};

/** Sent as soon as they are chosen; the form holds the names they got. */
export function FilesField({ files, max, onChange }: Props) {
  const { t, i18n } = useTranslation('managedOrders');
  const id = useId();
  const upload = useMutation({
    mutationFn: uploadOrderFile,
    meta: { isShownInPlace: isRefusal },
    onSuccess: (file) => onChange([...files, file]),
  });
  const failure = isRefusal(upload.error) ? textOfFailure(i18n.t, upload.error) : undefined;
  return (
    <div className={classes.labelled}>
      <span className={classes.label} id={`${id}-label`}>
        {t('form.files')}
      </span>
      <ul className={classes.files} aria-labelledby={`${id}-label`}>
        {files.map((file) => (
          <li key={file.name} className={classes.file}>
            {file.fileName}
            <IconButton
              aria-label={t('form.withoutFile', { file: file.fileName })}
              onClick={() => onChange(files.filter(({ name }) => name !== file.name))}
            >
              <IconX size={14} />
            </IconButton>
          </li>
        ))}
        <li>
          <input
            id={`${id}-file`}
            type="file"
            className={classes.hidden}
            tabIndex={-1}
            aria-label={t('form.addFile')}
            accept=".pdf,.jpg,.jpeg,.png,.xlsx,.csv,.txt"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) upload.mutate(file);
              target.value = '';
            }}
          />
          <Button
            size="xs"
            icon={<IconPaperclip size={14} />}
            disabled={files.length >= max}
            loading={upload.isPending}
            onClick={() => document.getElementById(`${id}-file`)?.click()}
          >
            {t('form.addFile')}
          </Button>
        </li>
      </ul>
      <Said failure={failure} />
    </div>
  );
}

function Said({ failure }: { readonly failure: string | undefined }) {
  const { t } = useTranslation('managedOrders');
  if (failure === undefined) return <small className={classes.label}>{t('form.filesHelp')}</small>;
  return (
    <p className={classes.error} role="alert">
      {failure}
    </p>
  );
}
