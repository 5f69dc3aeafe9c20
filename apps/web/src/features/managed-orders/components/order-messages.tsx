import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  maxMessage,
  maxOrderFiles,
  type OrderFile,
  type OrderMessage,
  type OrderView,
} from '@tapwright/contracts/managed-orders';
import { orderStates, orderWishes } from '@tapwright/domain/managed-order-rules';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { WordsForm } from '../../../platform/forms/words-form.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Conversing } from '../api/orders.ts';
import { orderKeys } from '../keys.ts';
import { isOver } from '../list-steps.ts';
import { useWriteInstant } from '../use-write-instant.ts';
import { FilesField } from './files-field.tsx';
import { OrderFiles } from './order-facts.tsx';
import classes from './order-page.module.css';

type Props = {
  readonly order: OrderView;
  readonly via: Conversing;
  readonly isStaff: boolean;
  readonly now: Date;
  /** Where a proposal is looked at and decided on. */
  readonly proposalLink: (changeSetId: number, isOpen: boolean) => ReactNode;
};

/** Both sides, and what became of the order between their words. What is in sight here is read. */
export function OrderMessages({ order, via, isStaff, now, proposalLink }: Props) {
  const { t } = useTranslation('managedOrders');
  const { teamId, orderId, messages, unread } = order;
  const { mutate: read } = useMutation({
    mutationFn: (upTo: number) => via.read({ teamId, orderId }, upTo),
    meta: { isShownInPlace: () => true },
  });
  const newest = messages.at(-1)?.messageId;
  useEffect(() => {
    if (unread > 0 && newest !== undefined) read(newest);
  }, [unread, newest, read]);
  return (
    <section className={classes.messages} aria-label={t('messages.title')}>
      <h2 className={classes.heading}>{t('messages.title')}</h2>
      <ul className={classes.conversation} aria-live="polite">
        {messages.map((message) => (
          <li key={message.messageId} className={classes.message} data-own={message.isOwn || undefined}>
            <Message message={message} now={now} isStaff={isStaff} proposalLink={proposalLink} />
            <OrderFiles order={order} files={message.files} via={via} />
          </li>
        ))}
      </ul>
      {isOver(order.state) ? (
        <p className={classes.quiet}>{t('messages.over')}</p>
      ) : (
        <WriteForm order={order} via={via} isStaff={isStaff} />
      )}
    </section>
  );
}

type MessageProps = Pick<Props, 'now' | 'isStaff' | 'proposalLink'> & { readonly message: OrderMessage };

function Message({ message, now, proposalLink }: MessageProps) {
  const { t } = useTranslation('managedOrders');
  const write = useWriteInstant(now);
  const { kind, by, body, createdAt, proposal, readBy, readAt, isOwn } = message;
  return (
    <>
      <p className={classes.writer}>
        <b>{by ?? t('messages.byItself')}</b>{' '}
        {message.isStaff && by !== null ? <span className={classes.quiet}>{t('messages.staff')}</span> : null}{' '}
        <span className={classes.quiet}>{write(createdAt)}</span>
      </p>
      {kind === 'words' ? null : (
        <p className={classes.event}>
          <Event message={message} />
        </p>
      )}
      {body === '' ? null : <p className={classes.body}>{body}</p>}
      {proposal === null ? null : (
        <div className={classes.proposal}>
          <span>
            {t('proposal.edits', { count: proposal.edits })}
            {proposal.decidedBy === null ? null : (
              <span className={classes.quiet}> {t('proposal.by', { name: proposal.decidedBy })}</span>
            )}
          </span>
          {proposal.reason ? <p className={classes.body}>{proposal.reason}</p> : null}
          {proposalLink(proposal.changeSetId, proposal.state === 'proposed')}
        </div>
      )}
      {isOwn && readBy !== null && readAt !== null ? (
        <p className={classes.quiet}>{t('messages.readBy', { name: readBy, when: write(readAt) })}</p>
      ) : null}
    </>
  );
}

function Event({ message: { kind, state, proposal } }: { readonly message: OrderMessage }): ReactNode {
  const { t } = useTranslation('managedOrders');
  if (proposal !== null) {
    const isOpen = proposal.state === 'proposed';
    if (proposal.state === 'declined') return t('proposal.declined');
    if (proposal.state === 'withdrawn') return t('proposal.withdrawn');
    return t(isOpen ? 'proposal.open' : 'proposal.approved');
  }
  if (kind === 'month') return t('messages.month', { month: state });
  const wish = orderWishes.find((one) => one === state);
  if (kind === 'asks' && wish !== undefined) return t(`wishes.${wish}.asked`);
  const reached = orderStates.find((one) => one === state);
  return reached === undefined ? null : t(`states.${reached}`);
}

function WriteForm({ order, via, isStaff }: Pick<Props, 'order' | 'via' | 'isStaff'>) {
  const { t } = useTranslation('managedOrders');
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly OrderFile[]>([]);
  const { teamId, orderId } = order;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      via.write({ teamId, orderId }, { text: text.trim(), files: files.map(({ name }) => name) }),
    meta: { isShownInPlace: isRefusal },
    onSuccess: () => {
      setText('');
      setFiles([]);
      void queryClient.invalidateQueries({ queryKey: isStaff ? orderKeys.queue : orderKeys.all });
    },
    onError: (error) => showFailure(t('messages.failed'), error),
  });
  return (
    <WordsForm
      className={classes.write}
      label={t(isStaff ? 'messages.toTeam' : 'messages.toStaff')}
      rows={3}
      maxLength={maxMessage}
      text={text}
      onType={setText}
      onSend={() => {
        if (!isPending) mutate();
      }}
    >
      <FilesField files={files} max={maxOrderFiles} onChange={setFiles} />
      <div className={classes.actions}>
        <span className={classes.quiet}>{t('messages.told')}</span>
        <Button type="submit" disabled={text.trim() === ''} loading={isPending}>
          {t('messages.send')}
        </Button>
      </div>
    </WordsForm>
  );
}
