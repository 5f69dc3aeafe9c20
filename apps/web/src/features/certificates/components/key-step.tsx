import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { useCopy } from '../../../platform/files/use-copy.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './bind-wizard.module.css';

type Props = {
  readonly publicKey: string | undefined;
  readonly text: string;
  readonly onCopied: () => void;
};

export function KeyStep({ publicKey, text, onCopied }: Props) {
  const { t } = useTranslation('certificates');
  const copyText = useCopy();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(publicKey ?? ''))) return;
    setCopied(true);
    onCopied();
  };
  return (
    <>
      <p className={classes.text}>{text}</p>
      <div className={classes.key}>
        {publicKey === undefined ? (
          <Skeleton width="60%" />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide key scrolls, and the keyboard must reach it
          <pre tabIndex={0} aria-label={t('copy.label')}>
            {publicKey.trim()}
          </pre>
        )}
        <Button
          disabled={publicKey === undefined}
          icon={isCopied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'copy.done' : 'copy.button')}
        </Button>
      </div>
    </>
  );
}
