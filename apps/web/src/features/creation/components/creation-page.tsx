import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { failureShownMs } from '@tapwright/contracts/limits';
import { isOfPlatform } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { campaignGroupsQuery } from '../../../platform/calls/campaign-groups.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { personalSettings } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { emptyAccountsQuery } from '../api/empty-accounts.ts';
import { beginCreation, goOnCreating, keepForm, openCreation, type OpenCreation } from '../open-creation.ts';
import { focusFirstField } from '../focus-field.ts';
import { pathOf, type StepName } from '../steps/steps.ts';
import { type Creation, useCreation } from '../use-creation.ts';
import { useTeamNames } from '../use-team-names.ts';
import { CreationPending } from './creation-pending.tsx';

/** What a step is drawn of. */
export type OpenedStep = {
  readonly creation: Creation;
  readonly step: StepName;
  readonly role: string;
  readonly goTo: (next: StepName) => void;
  readonly onSent: (set: ChangeSetView) => void;
  readonly onLeave: () => void;
};

type Props = {
  readonly team: TeamView;
  readonly step: StepName;
  readonly children: (opened: OpenedStep) => ReactNode;
  readonly onSent: (set: ChangeSetView) => void;
  readonly onLeave: () => void;
};

/** One of the steps, of what is open in this window: begun anew, or gone on with. */
export function CreationPage(props: Props) {
  const { teamId } = props.team;
  const { draft } = useSearch({ strict: false });
  const open = useSyncExternalStore(openCreation.subscribe, openCreation.get);
  const { data: groups } = useQuery(campaignGroupsQuery(teamId));
  // Staff know what they came for.
  const mayBeLed = draft === undefined && !isOfPlatform(props.team.roleName);
  const isEmpty = useQuery({ ...emptyAccountsQuery(teamId), enabled: mayBeLed });
  const isHere = open?.teamId === teamId && (draft === undefined || String(open.creationId) === draft);
  const nameInAddress = useNameInAddress();
  // The address of what has become a change set stands for a moment longer.
  const isSent = useRef(false);
  const isKnown = groups !== undefined && (!mayBeLed || !isEmpty.isPending);
  const begin = useEffectEvent(() => {
    if (groups === undefined || !isKnown || isSent.current) return;
    const last = personalSettings().creationGroups.get()[teamId];
    const first = groups.list.find(({ campaignGroupId }) => campaignGroupId === last) ?? groups.list[0];
    const anew = () => {
      // Whoever has nothing yet is led from four answers to a first structure.
      beginCreation(teamId, first?.campaignGroupId ?? null, isEmpty.data === true ? 'structure' : 'steps');
      if (draft !== undefined) nameInAddress(undefined);
    };
    const creationId = Number(draft);
    if (!Number.isSafeInteger(creationId) || creationId <= 0) return anew();
    goOnCreating(teamId, creationId).catch(anew);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each draft, when the groups are there
  useEffect(() => (isHere ? undefined : begin()), [isHere, isKnown, draft, teamId]);
  const onSent = (set: ChangeSetView) => {
    isSent.current = true;
    const group = openCreation.get()?.form.campaignGroupId;
    const { creationGroups } = personalSettings();
    if (typeof group === 'number') creationGroups.set({ ...creationGroups.get(), [teamId]: group });
    props.onSent(set);
  };
  if (!isHere || groups === undefined) return <CreationPending step={props.step} />;
  return <Step {...props} onSent={onSent} open={open} />;
}

function Step({ team, step, open, children, onSent, onLeave }: Props & { readonly open: OpenCreation }) {
  const creation = useCreation(open);
  useTeamNames(open);
  const goTo = useGoTo(step, open);
  const sayKept = useSayKept();
  const leave = () => {
    void keepForm().then(sayKept);
    onLeave();
  };
  return children({ creation, step, role: team.roleName, goTo, onSent, onLeave: leave });
}

/** What was left is not lost, and a press away. */
function useSayKept() {
  const { t } = useTranslation('creation');
  const navigate = useNavigate();
  return () => {
    const { creationId, saving } = openCreation.get() ?? {};
    if (creationId === undefined || saving !== 'saved') return;
    const onPress = () =>
      void navigate({
        to: pathOf('series'),
        search: ({ team }) => ({ team, draft: String(creationId) }),
      });
    const action = { label: t('begun.goOn'), onPress };
    showToast({ tone: 'good', text: t('begun.kept'), shownMs: failureShownMs, action });
  };
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
