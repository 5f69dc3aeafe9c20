import type { Writer } from '@tapwright/ui/chart/writer';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './samples.module.css';

export function SampleLog({ write }: { readonly write: Writer }) {
  const { t } = useTranslation('home');
  const percent = write.change(10, 'percent', 0);
  const cap = { from: write.figure(350, 2), to: write.figure(400, 2) };
  const rows = [
    { at: '09:41', who: 'Mei Lin', what: t('log.bids', { count: 23, percent }), where: t('log.adGroup') },
    { at: '09:12', who: t('log.outside'), what: t('log.deleted'), where: t('log.atApple') },
    { at: '08:55', who: 'Jonas Brandt', what: t('log.cap', cap), where: 'Stillwater_US' },
    {
      at: t('log.yesterday'),
      who: 'Hana Seo',
      what: t('log.negatives', { count: 18 }),
      where: 'Pagecraft_KR',
    },
  ];
  return (
    <ul className={classes.log}>
      {rows.map(({ at, who, what, where }) => (
        <li key={at} className={classes.entry}>
          <span className={classes.at}>{at}</span>
          <span>{who}</span>
          <span className={classes.what}>{what}</span>
          <span className={classes.where}>{where}</span>
        </li>
      ))}
    </ul>
  );
}
