import { useMutation } from '@tanstack/react-query';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { saveOwnData } from '../api/own-data.ts';
import { CloseAccount } from './close-account.tsx';
import classes from './own-data.module.css';

/** What is kept about a person, for that person: a copy of it, and the end of it. */
export function OwnData() {
  const { t } = useTranslation('ownData');
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: saveOwnData,
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('downloadFailed'), error),
  });
  return (
    <>
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('downloadTitle')}</h2>
        <p className={classes.text}>{t('downloadText')}</p>
        <Button loading={isPending} onClick={() => mutate()}>
          {t('download')}
        </Button>
      </section>
      <CloseAccount />
    </>
  );
}
