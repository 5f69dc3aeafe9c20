import { useTranslation } from 'react-i18next';
import { Button } from '@tapwright/ui/forms/button';
import { showToast } from '../../../platform/toasts.ts';
import { useCopy } from '../../../platform/use-copy.ts';
import classes from './second-factor.module.css';

type Props = { readonly codes: readonly string[]; readonly onKept: () => void };

export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation('staff');
  const copyText = useCopy();
  const copy = async () => {
    if (await copyText(codes.join('\n'))) showToast({ tone: 'good', text: t('factor.copied') });
  };
  return (
    <section className={classes.form}>
      <h1 className={classes.title}>{t('factor.keepTitle')}</h1>
      <p className={classes.text}>{t('factor.keepText')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="filled" size="lg" onClick={onKept}>
          {t('factor.kept')}
        </Button>
        <Button size="lg" onClick={() => void copy()}>
          {t('factor.copy')}
        </Button>
      </div>
    </section>
  );
}
