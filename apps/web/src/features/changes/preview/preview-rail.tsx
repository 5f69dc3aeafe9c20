import type { ReactNode } from 'react';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { formatMoney } from '@tapwright/i18n/format-money';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Preview } from '../api/commit-change.ts';
import type { Change } from '../change.ts';
import classes from './preview.module.css';
import { PaymentLine } from './payment-line.tsx';
import { WarningList } from './warning-list.tsx';

type Props = {
  readonly change: Change;
  readonly undoChoice?: ReactNode;
  readonly rise: Preview['rise'];
  readonly room: Preview['room'];
  readonly payment: Preview['payment'];
  readonly approval: Preview['approval'];
  readonly warnings: readonly {
    readonly reason: WarningReason;
    readonly message: string;
    readonly count: string;
  }[];
  readonly confirmed: readonly WarningReason[];
  readonly onConfirm: (confirmed: readonly WarningReason[]) => void;
  /** When it is sent. */
  readonly children: ReactNode;
};

/** What it can cost, what goes along with it, and what asks for a yes. */
export function PreviewRail(props: Props) {
  const { change, undoChoice, rise, room, approval, warnings, confirmed, onConfirm, children } = props;
  const { t } = useTranslation('changes');
  const language = useLanguage();
  const [first] = change.items;
  const isRemoval = first?.intent === 'remove' && (change.undoes ?? change.draft) === undefined;
  return (
    <aside className={classes.rail}>
      {rise === null || Number(rise.amount) === 0 ? null : (
        <section className={classes.block}>
          <h3 className={classes.blockTitle}>{t('cost.title')}</h3>
          <p className={classes.money}>
            {t(Number(rise.amount) > 0 ? 'cost.more' : 'cost.less', {
              amount: formatMoney(language, { ...rise, amount: rise.amount.replace('-', '') }),
            })}
          </p>
          <p className={classes.condition}>{t(Number(rise.amount) > 0 ? 'cost.caps' : 'cost.falls')}</p>
          {room === null || Number(rise.amount) < 0 ? null : (
            <p className={classes.condition}>{t('cost.room', { amount: formatMoney(language, room) })}</p>
          )}
        </section>
      )}
      <PaymentLine payment={props.payment} />
      {isRemoval ? (
        <section className={classes.block}>
          <h3 className={classes.blockTitle}>{t('removal.title')}</h3>
          <p>{t(`removal.${first.kind}`)}</p>
        </section>
      ) : null}
      {change.undoes ? (
        <section className={classes.block}>
          <h3 className={classes.blockTitle}>{t('undo.title')}</h3>
          <p>{t('undo.text')}</p>
          {undoChoice}
        </section>
      ) : null}
      {approval.length === 0 ? null : (
        <section className={classes.block}>
          <h3 className={classes.blockTitle}>{t('approval.title')}</h3>
          <p>{t('approval.needed')}</p>
          <ul className={classes.reasons}>
            {approval.map((reason) => (
              <li key={reason}>{t(`approval.reasons.${reason}`)}</li>
            ))}
          </ul>
        </section>
      )}
      {warnings.length === 0 ? null : (
        <WarningList warnings={warnings} confirmed={confirmed} onChange={onConfirm} />
      )}
      {children}
    </aside>
  );
}
