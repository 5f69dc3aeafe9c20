import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { previewChanges } from '@tapwright/contracts/change-sets';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { findStatusReason } from '@tapwright/contracts/status-reasons';
import { formatList } from '@tapwright/i18n/format-list';
import { nameCountry } from '@tapwright/i18n/name-country';
import { CallFailure } from '../../platform/calls/call-failure.ts';
import { useShowFailure } from '../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { fromWallTime } from '../../platform/words/wall-time.ts';
import { creationPreviewQuery, sendCampaigns } from './api/creations.ts';
import { accountStateQuery } from './api/look-ups.ts';
import { findNoWay } from './checks/find-no-way.ts';
import { gatherWarnings } from './checks/gather-warnings.ts';
import { listChecks } from './checks/list-checks.ts';
import { judgeUpTo, keepForm, showRefused } from './open-creation.ts';
import { type Places, requestCreation } from './request-creation.ts';
import { fieldPathOf, numberOf, stepOfPath } from './steps/steps.ts';
import type { Creation } from './use-creation.ts';
import { useEligibility } from './structure/use-eligibility.ts';
import { useReviewed } from './checks/use-reviewed.ts';

export type StartKind = 'now' | 'hour' | 'paused';

/** What stands in the way, what is to be confirmed, and the sending itself. */
export function useStart(creation: Creation) {
  const { teamId, form, currency, group } = creation;
  const when = useWhen(group?.timeZone ?? 'UTC');
  const { kind, hour, setError } = when;
  const { campaigns, places } = requestCreation(form, currency, kind === 'paused' ? 'paused' : 'running');
  const isAskable = form.campaignGroupId !== null && form.app !== null && campaigns.length > 0;
  const preview = useQuery({
    ...creationPreviewQuery({ teamId, newCampaigns: campaigns }),
    enabled: isAskable,
  });
  const { checks, ...checking } = useChecks(creation, preview, places);
  const confirmation = useConfirmation(
    gatherWarnings((preview.data?.edits ?? []).flatMap((edit) => edit.warnings)),
  );
  const { confirmed } = confirmation;
  return {
    checks,
    isStopped: checks.some(({ verdict }) => verdict === 'stops'),
    ...checking,
    preview: preview.data,
    ...confirmation,
    ...when,
    ...useSend(
      when,
      async () => {
        const scheduled = hour === null ? {} : { scheduledFor: hour };
        return sendCampaigns({ teamId, campaigns, confirmed: [...confirmed], ...scheduled });
      },
      async (failure) => {
        const { fields } = failure;
        if (fields['scheduledFor'] === undefined) showRefused(inForm(fields, places));
        else setError(fields['scheduledFor']);
        // A name that was free when it was looked at is judged by what stands now.
        if (failure.is('confirmationNeeded') || Object.keys(fields).length > 0) await preview.refetch();
      },
    ),
  };
}

type Previewed = UseQueryResult<AnswerOf<typeof previewChanges>>;

/** What this page, Apple and the server say of it, asked anew at a press. */
function useChecks(creation: Creation, preview: Previewed, places: Places) {
  const { teamId, form, currency, judged, group, language } = creation;
  const eligibility = useEligibility(creation);
  const account = useQuery({
    ...accountStateQuery({ teamId, campaignGroupId: form.campaignGroupId ?? 0 }),
    enabled: group !== undefined,
  });
  const reviewed = useReviewed(creation, eligibility.rejections);
  const { t } = useTranslation('serving');
  const countries = [...new Set(form.campaigns.flatMap((campaign) => campaign.countries))];
  const edits = preview.data?.edits ?? [];
  const refused = edits.flatMap((edit) => edit.refused.map((one) => ({ ...one, path: edit.path })));
  const isSaid = judged.problems.length > 0;
  const checks = listChecks({
    form,
    currency,
    canWrite: group?.canWrite ?? false,
    isLost: findNoWay(creation) === 'lost',
    account: account.data,
    accountFailure: messageOf(account.error),
    codeWords: (code) => {
      const known = findStatusReason(code);
      return known === undefined ? code : t(`reasons.${known}`);
    },
    notEligible:
      eligibility.askedAt === undefined
        ? undefined
        : formatList(
            language,
            countries.filter(eligibility.isRefused).map((country) => nameCountry(language, country)),
          ),
    eligibilityFailure:
      eligibility.failure === undefined
        ? undefined
        : {
            message: eligibility.failure,
            isFinal: eligibility.isUnsupported,
          },
    reviewed,
    nameCountry: (country) => nameCountry(language, country),
    problemCount: judged.problems.length,
    problemStep: judged.problems[0]?.step,
    refused: isSaid
      ? []
      : (listFailure(preview.error) ?? (preview.data && refused.map(({ message }) => message))),
    refusedStep: refused[0] && stepOfPath(`${refused[0].path}.${refused[0].field}`),
  });
  return {
    checks,
    checkAgain: () => {
      eligibility.askAgain();
      void account.refetch();
      void preview.refetch();
    },
    isChecking: preview.isFetching || eligibility.isAsking || account.isFetching,
    /** Campaigns whose name somebody has by now. */
    taken: listTaken(edits, places),
  };
}

/** Where in the form the campaigns stand whose name is refused. */
const listTaken = (edits: AnswerOf<typeof previewChanges>['edits'], places: Places): number[] =>
  edits.flatMap(({ path, refused: reasons }) => {
    const place = places[Number(path.split('.')[1])]?.campaign;
    const isTaken = path.split('.').length === 2 && reasons.some(({ reason }) => reason === 'nameTaken');
    return isTaken && place !== undefined ? [place] : [];
  });

const messageOf = (error: Error | null): string | undefined =>
  error instanceof CallFailure ? error.message : undefined;
const listFailure = (error: Error | null): readonly string[] | undefined => {
  const message = messageOf(error);
  return message === undefined ? undefined : [message];
};

export function useConfirmation(warnings: ReturnType<typeof gatherWarnings>) {
  const [confirmed, setConfirmed] = useState<readonly WarningReason[]>([]);
  return {
    warnings,
    confirmed,
    confirm: (reason: WarningReason, isSo: boolean) =>
      setConfirmed((old) => (isSo ? [...old, reason] : old.filter((one) => one !== reason))),
    isToConfirm: warnings.some(({ reason }) => !confirmed.includes(reason)),
  };
}

function useWhen(zone: string) {
  const [kind, setKind] = useState<StartKind>('now');
  const [wall, setWall] = useState('');
  const [error, setError] = useState<string>();
  return {
    kind,
    /** Null while none is named. */
    hour: kind === 'hour' ? fromWallTime(zone, wall) : null,
    choose: setKind,
    wall,
    type: (next: string) => {
      setWall(next);
      setError(undefined);
    },
    error,
    setError,
  };
}

/** Sends it once. */
function useSend(
  { kind, hour, setError }: ReturnType<typeof useWhen>,
  ask: () => Promise<ChangeSetView>,
  onRefused: (failure: CallFailure) => Promise<void>,
) {
  const { t } = useTranslation('creation');
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const send = async (): Promise<ChangeSetView | undefined> => {
    judgeUpTo(numberOf('put'));
    if (kind === 'hour' && hour === null) {
      setError(t('put.hourNeeded'));
      return undefined;
    }
    setPending(true);
    try {
      await keepForm();
      return await ask();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      await onRefused(failure);
      showFailure(t('put.notSent'), failure);
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { isPending, send };
}

export type Start = ReturnType<typeof useStart>;

/** What was left out has moved the others up. */
const inForm = (fields: Readonly<Record<string, string>>, places: Places): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, campaign, adGroup] = /^campaigns\.(\d+)(?:\.adGroups\.(\d+))?/.exec(path) ?? [];
      const place = campaign === undefined ? undefined : places[Number(campaign)];
      if (place === undefined) return [path, message];
      const at = adGroup === undefined ? '' : `.adGroups.${place.adGroups[Number(adGroup)] ?? adGroup}`;
      const rest = path.replace(/^campaigns\.\d+(?:\.adGroups\.\d+)?/, '');
      return [fieldPathOf(`campaigns.${place.campaign}${at}${rest}`), message];
    }),
  );
