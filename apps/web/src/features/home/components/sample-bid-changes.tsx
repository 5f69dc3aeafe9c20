import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Writer } from '@tapwright/ui/chart/writer';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { sampleBids } from '../sample-figures.ts';
import classes from './samples.module.css';

const arrow = '→';

export function SampleBidChanges({ write }: { readonly write: Writer }) {
  const { t } = useTranslation('home');
  return (
    <table className={classes.bids}>
      <thead>
        <tr>
          <th scope="col">{t('bids.keyword')}</th>
          <th scope="col">{t('bids.before')}</th>
          <td aria-hidden />
          <th scope="col">{t('bids.after')}</th>
          <th scope="col">
            <span className="tw-visually-hidden">{t('bids.outcome')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sampleBids.map((bid) => (
          <tr key={bid.keyword}>
            <th scope="row">{t(`bids.keywords.${bid.keyword}`)}</th>
            <td className={classes.old}>{write.figure(bid.before, 2)}</td>
            <td aria-hidden className={classes.arrow}>
              {arrow}
            </td>
            <td className={classes.new}>{write.figure(bid.after, 2)}</td>
            <td className={classes.old}>
              <Outcome bid={bid} write={write} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type OutcomeProps = { readonly bid: (typeof sampleBids)[number]; readonly write: Writer };

function Outcome({ bid, write }: OutcomeProps) {
  const { t } = useTranslation('home');
  if (bid.outcome === 'sending') return <StatusWord of="sending">{t('bids.sending')}</StatusWord>;
  if (bid.outcome === 'added') return `+${write.figure(bid.after - bid.before, 2)}`;
  return <StatusWord of="to-mend">{t('bids.stopped', { wanted: write.figure(bid.wanted, 2) })}</StatusWord>;
}
