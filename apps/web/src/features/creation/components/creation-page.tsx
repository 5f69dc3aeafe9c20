import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeSetView } from '@tapwright/contracts/change-sets';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { formatMoney } from '@tapwright/i18n/format-money';
import { Button } from '@tapwright/ui/forms/button';
import { campaignGroupsQuery } from '../../../platform/campaign-groups.ts';
import {
  beginCreation,
  forgetCreation,
  goOnCreating,
  judgeUpTo,
  keepForm,
  openCreation,
  type OpenCreation,
} from '../open-creation.ts';
import { focusField, focusFirstField } from '../focus-field.ts';
import { numberOf, pathOf, stepsOf, type StepName } from '../steps.ts';
import { useCreation } from '../use-creation.ts';
import { useStart } from '../use-start.ts';
import { AdGroupStep } from './ad-group-step.tsx';
import { CampaignStep } from './campaign-step.tsx';
import { CreationFrame } from './creation-frame.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { KeywordsStep } from './keywords-step.tsx';
import { StructureStep } from './structure-step.tsx';
import { StartStep } from './start-step.tsx';

type Props = {
  readonly team: TeamView;
  readonly step: StepName;
  readonly onSent: (set: ChangeSetView) => void;
  readonly onLeave: () => void;
};

/** One of the steps, of what is open in this window: begun anew, or gone on with. */
export function CreationPage(props: Props) {
  const { teamId } = props.team;
  const { draft } = useSearch({ strict: false });
  const open = useSyncExternalStore(openCreation.subscribe, openCreation.get);
  const { data: groups } = useQuery(campaignGroupsQuery(teamId));
  const isHere = open?.teamId === teamId && (draft === undefined || String(open.creationId) === draft);
  const nameInAddress = useNameInAddress();
  // The address of what has become a change set stands for a moment longer.
  const isSent = useRef(false);
  const begin = useEffectEvent(() => {
    if (groups === undefined || isSent.current) return;
    const [first] = groups.list;
    const anew = () => {
      beginCreation(teamId, first?.campaignGroupId ?? null);
      if (draft !== undefined) nameInAddress(undefined);
    };
    const creationId = Number(draft);
    if (!Number.isSafeInteger(creationId) || creationId <= 0) return anew();
    goOnCreating(teamId, creationId).catch(anew);
  });
  const isKnown = groups !== undefined;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each draft, when the groups are there
  useEffect(() => (isHere ? undefined : begin()), [isHere, isKnown, draft, teamId]);
  const onSent = (set: ChangeSetView) => {
    isSent.current = true;
    props.onSent(set);
  };
  return isHere && isKnown ? <Steps {...props} onSent={onSent} open={open} /> : null;
}

function Steps({ team: { roleName }, step, open, onSent, onLeave }: Props & { readonly open: OpenCreation }) {
  const { t } = useTranslation('creation');
  const creation = useCreation(open);
  const start = useStart(creation, { isShown: step === 'put' });
  const goTo = useGoTo(step, open);
  const place = numberOf(step);
  const { way } = creation.form;
  const steps = stepsOf(way);
  const at = steps.indexOf(step);
  const previous = steps[at - 1];
  const next = steps[at + 1];
  const isReady = isReadyToSend(start);
  const send = useSend(start, { role: roleName, onSent });
  const goOn = () => {
    judgeUpTo(place);
    const [wrong] = creation.findProblems(step);
    if (wrong !== undefined) return focusField(wrong.path);
    return next === undefined ? send() : goTo(next);
  };
  return (
    <CreationFrame
      creation={creation}
      step={step}
      {...(previous && { back: { label: t(`steps.${previous}`), onPress: () => goTo(previous) } })}
      note={step === 'put' && start.kind === 'hour' ? t('put.foot.hour') : undefined}
      next={
        <Button
          type="submit"
          variant="filled"
          loading={start.isPending}
          disabled={step === 'put' && !isReady}
        >
          {next === undefined ? (
            <Press creation={creation} start={start} role={roleName} />
          ) : (
            t('goOn', { step: t(`steps.${next}`) })
          )}
        </Button>
      }
      onNext={goOn}
      onLeave={() => {
        void keepForm();
        onLeave();
      }}
    >
      {step === 'type' ? <DeliveryStep creation={creation} role={roleName} /> : null}
      {step === 'series' && way === 'steps' ? <CampaignStep creation={creation} /> : null}
      {step === 'series' && way === 'structure' ? <StructureStep creation={creation} /> : null}
      {step === 'group' ? <AdGroupStep creation={creation} /> : null}
      {step === 'keywords' ? <KeywordsStep creation={creation} /> : null}
      {step === 'put' ? <StartStep creation={creation} start={start} role={roleName} /> : null}
    </CreationFrame>
  );
}

const isReadyToSend = ({
  preview,
  isStopped,
  isToConfirm,
  isPending,
}: ReturnType<typeof useStart>): boolean => preview !== undefined && !isStopped && !isToConfirm && !isPending;

type Sending = { readonly role: string; readonly onSent: Props['onSent'] };

/** Sends it, or leads to the recharge where the balance does not reach. */
function useSend(start: ReturnType<typeof useStart>, { role, onSent }: Sending) {
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
  readonly creation: ReturnType<typeof useCreation>;
  readonly start: ReturnType<typeof useStart>;
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
const findShort = ({ kind, preview }: ReturnType<typeof useStart>, role: string) =>
  kind === 'now' && preview?.approval.length === 0 && can(role, 'finance.recharge')
    ? preview.payment?.short
    : undefined;

/** What is reserved by the press of the button; an hour that is still to come reserves then. */
function findReserved({ kind, preview }: ReturnType<typeof useStart>) {
  const needed = kind === 'now' ? preview?.payment?.needed : undefined;
  return needed === undefined || needed === null || Number(needed.amount) === 0 ? undefined : needed;
}

/** Names the draft in the address of whatever is open or being opened. */
function useNameInAddress() {
  const navigate = useNavigate();
  return (draft: string | undefined) =>
    void navigate({ to: '.', search: (old) => ({ ...old, draft }), replace: true });
}

function useGoTo(step: StepName, { creationId }: OpenCreation) {
  const navigate = useNavigate();
  const nameInAddress = useNameInAddress();
  const goTo = (next: StepName) =>
    void navigate({
      to: pathOf(next),
      search: (old) => ({
        ...old,
        ...(creationId === undefined ? {} : { draft: String(creationId) }),
        part: next === 'keywords' ? next : undefined,
      }),
    });
  const nameDraft = useEffectEvent(() => {
    if (creationId !== undefined) nameInAddress(String(creationId));
  });
  // So it can be opened on another device; the next step may be under way by then.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once, when it has been kept for the first time
  useEffect(() => nameDraft(), [creationId]);
  const atFirst = useEffectEvent(() => {
    window.scrollTo(0, 0);
    focusFirstField();
  });
  useEffect(() => {
    atFirst();
    return () => void keepForm();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each step
  }, [step]);
  return goTo;
}
