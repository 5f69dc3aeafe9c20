import { useMutation } from '@tanstack/react-query';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { answerStandIn } from '../api/scan.ts';
import classes from './scan-question.module.css';

type Props = { readonly redirectUri: string | undefined; readonly state: string | undefined };

/** Plays what WeChat shows to whoever scans: who asks to know them, and whether they may. */
export function StandIn({ redirectUri, state }: Props) {
  const { t } = useTranslation('chatApp');
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: answerStandIn });
  const isComplete = redirectUri !== undefined && state !== undefined;
  const answer = (isAllowed: boolean) => {
    if (isComplete) mutate({ redirect_uri: redirectUri, state, isAllowed });
  };
  const isBusy = isPending || isSuccess;
  return (
    <>
      <span className={classes.label}>{t('standIn.label')}</span>
      <h1 className={classes.title}>{t('standIn.title')}</h1>
      <p className={classes.text}>{isComplete ? t('standIn.text') : t('standIn.incomplete')}</p>
      {isComplete ? (
        <div className={classes.actions}>
          <Button size="lg" disabled={isBusy} onClick={() => answer(false)}>
            {t('standIn.refuse')}
          </Button>
          <Button size="lg" variant="filled" disabled={isBusy} onClick={() => answer(true)}>
            {t('standIn.allow')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
