import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { secondFactorQuery } from '../api/second-factor.ts';
import { staffDeskKeys } from '../keys.ts';
import { Enrolment } from './enrolment.tsx';
import classes from './second-factor.module.css';

export function SecondFactorSection() {
  const { t } = useTranslation('staff');
  const queryClient = useQueryClient();
  const { data } = useQuery(secondFactorQuery);
  const [isRenewing, setRenewing] = useState(false);
  if (isRenewing) {
    const done = () => {
      setRenewing(false);
      void queryClient.invalidateQueries({ queryKey: staffDeskKeys.secondFactor });
    };
    return (
      <div className={classes.column}>
        <Enrolment onDone={done} />
      </div>
    );
  }
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>
        <StatusWord of="in-order">{t('factor.isSetUp')}</StatusWord>
      </h2>
      <p className={classes.text}>{t('factor.left', { count: data?.recoveryCodesLeft ?? 0 })}</p>
      <p className={classes.text}>{t('factor.again')}</p>
      <Button className={classes.renew} onClick={() => setRenewing(true)}>
        {t('factor.beginAgain')}
      </Button>
    </section>
  );
}
