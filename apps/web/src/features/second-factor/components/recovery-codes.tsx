import { Button } from '@tapwright/ui/forms/button';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useCopy } from '../../../platform/files/use-copy.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './second-factor.module.css';

type Props = { readonly codes: readonly string[]; readonly onKept: () => void };

export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation('secondFactor');
  const copyText = useCopy();
  const copy = async () => {
    if (await copyText(codes.join('\n'))) showToast({ tone: 'good', text: t('copied') });
  };
  return (
    <section className={classes.form}>
      <h2 className={classes.title}>{t('keepTitle')}</h2>
      <p className={classes.text}>{t('keepText')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="filled" size="lg" onClick={onKept}>
          {t('kept')}
        </Button>
        <Button size="lg" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </section>
  );
}
