import { useNavigate } from '@tanstack/react-router';
import { can } from '@tapwright/contracts/roles';
import { formatMoney } from '@tapwright/i18n/format-money';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { leaveStep } from './leave-step.ts';
import { forgetCreation } from '../open-creation.ts';
import type { Creation } from '../use-creation.ts';
import { type Start, useStart } from '../use-start.ts';
import { CreationFrame } from '../components/creation-frame.tsx';
import type { OpenedStep } from '../components/creation-page.tsx';
import { StartStep } from './start-step.tsx';

/** The step that sends it all. */
export function LastStep({ creation, step, role, goTo, onSent, onLeave }: OpenedStep) {
  const start = useStart(creation);
  const send = useSend(start, { role, onSent });
  return (
    <CreationFrame
      creation={creation}
      step={step}
      role={role}
      goTo={goTo}
      note={<Note start={start} />}
      next={
        <Button type="submit" variant="filled" loading={start.isPending} disabled={!isReadyToSend(start)}>
          <Press creation={creation} start={start} role={role} />
        </Button>
      }
      onNext={() => {
        if (leaveStep(creation, step)) send();
      }}
      onLeave={onLeave}
    >
      <StartStep creation={creation} start={start} role={role} />
    </CreationFrame>
  );
}

const isReadyToSend = ({ preview, isStopped, isToConfirm, isPending }: Start): boolean =>
  preview !== undefined && !isStopped && !isToConfirm && !isPending;

/** Why the button beside it cannot be pressed yet, else what holds after it. */
function Note({ start }: { readonly start: Start }) {
  const { t } = useTranslation('creation');
  const { kind, checks, isStopped, preview, isToConfirm } = start;
  if (isStopped) return t('put.stops', { count: checks.filter(({ verdict }) => verdict === 'stops').length });
  if (preview === undefined) return t('put.foot.checking');
  if (isToConfirm) return t('put.foot.confirm');
  return kind === 'hour' ? t('put.foot.hour') : null;
}

type Sending = { readonly role: string; readonly onSent: OpenedStep['onSent'] };

/** Sends it, or leads to the recharge where the balance does not reach. */
function useSend(start: Start, { role, onSent }: Sending) {
  const navigate = useNavigate();
  return () => {
    if (!isReadyToSend(start)) return;
    if (findShort(start, role)) {
      void navigate({ to: '/finance/recharge' });
      return;
    }
    void start.send().then((set) => {
      if (set === undefined) return undefined;
      onSent(set);
      // What was kept is let go of only when it has become a change set.
      return forgetCreation().catch(() => undefined);
    });
  };
}

type PressProps = {
  readonly creation: Creation;
  readonly start: Start;
  readonly role: string;
};

/** What the last button does. */
function Press({ creation, start, role }: PressProps) {
  const { t } = useTranslation('creation');
  const toReserve = findReserved(start);
  if ((start.preview?.approval.length ?? 0) > 0) return t('put.propose');
  const short = findShort(start, role);
  if (short) return t('put.balance.recharge', { amount: formatMoney(creation.language, short) });
  if (toReserve === undefined) return t(`put.press.${start.kind}`);
  return t('put.press.paid', { amount: formatMoney(creation.language, toReserve) });
}

/** What is missing, for whoever can do something about it; the draft stays meanwhile. */
const findShort = ({ kind, preview }: Start, role: string) =>
  kind === 'now' && preview?.approval.length === 0 && can(role, 'finance.recharge')
    ? preview.payment?.short
    : undefined;

/** What is reserved by the press of the button; an hour that is still to come reserves then. */
function findReserved({ kind, preview }: Start) {
  const needed = kind === 'now' ? preview?.payment?.needed : undefined;
  return needed === undefined || needed === null || Number(needed.amount) === 0 ? undefined : needed;
}
