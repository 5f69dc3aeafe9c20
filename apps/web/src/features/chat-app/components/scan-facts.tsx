import { useState } from 'react';
import type { findScan } from '@tapwright/contracts/chat-app';
import type { AnswerOf } from '@tapwright/contracts/call';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './scan-question.module.css';

export function ScanFacts({ scan }: { readonly scan: AnswerOf<typeof findScan> }) {
  const { t } = useTranslation('chatApp');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [now] = useState(() => new Date());
  return (
    <dl className={classes.facts}>
      <dt>{t('confirm.address')}</dt>
      <dd>{scan.address}</dd>
      <dt>{t('confirm.time')}</dt>
      <dd>{formatInstant(language, new Date(scan.askedAt), { zone, now })}</dd>
      <dt>{t('confirm.wechat')}</dt>
      <dd>{scan.wechatName}</dd>
      {scan.accountName === null ? null : (
        <>
          <dt>{t('confirm.account')}</dt>
          <dd>{scan.accountName}</dd>
        </>
      )}
    </dl>
  );
}
