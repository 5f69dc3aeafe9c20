import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { sendTerms, termsPreviewQuery, type TermsRequest } from '../api/term-queries.ts';
import { markChosen } from './mark-chosen.ts';
import { followSet } from '../opened.ts';
import {
  blocksItself,
  countCampaigns,
  negativesByPlace,
  type NegativesOfPlace,
  requestTerms,
  type Term,
  type TermChoice,
  type TermTarget,
  termWays,
  withoutRefused,
} from './prepare-terms.ts';
import { useReadChanges } from '../use-read-changes.ts';
import { maxNearest, useNearest, useSuggested } from './use-suggested.ts';
import { TermsRow } from './terms-row.tsx';
import { type Chosen, KeywordFields, NegativeFields } from './term-fields.tsx';
import { WarningList } from '../preview/warning-list.tsx';
import classes from './terms-dialog.module.css';

type Props = {
  readonly teamId: number;
  readonly terms: readonly Term[];
  readonly way: TermChoice['way'];
  readonly areWords?: true | undefined;
  /** What of one's own would no longer be shown. */
  readonly blockedBy?: (negatives: readonly NegativesOfPlace[]) => ReactNode;
  readonly onSent?: () => void;
  readonly onClose: () => void;
};

/** What search terms become, and where: judged as it is chosen, sent as one set. */
export function TermsDialog({ teamId, terms, way, areWords, blockedBy, onSent, onClose }: Props) {
  const { t } = useTranslation('changes');
  const [confirmed, setConfirmed] = useState<readonly WarningReason[]>([]);
  const { send, isPending } = useSend(() => {
    onClose();
    onSent?.();
  });
  const { choice, change, suggested, sent, data, refused, warnings, ...plan } = useTerms(teamId, terms, way);
  const isReady = plan.isReady && warnings.every(({ reason }) => confirmed.includes(reason));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) void send(sent, confirmed);
  };
  return (
    <FormDialog
      title={t(areWords ? 'terms.wordsTitle' : 'terms.title')}
      submit={t(data?.approval.length ? 'terms.propose' : 'terms.send')}
      isPending={isPending || plan.isJudging}
      form={markChosen}
      onSubmit={submit}
      onClose={onClose}
    >
      <Named terms={terms} areWords={areWords === true} goesTo={plan.goesTo} />
      <TermsRow label={t('terms.way')}>
        <Segmented
          label={t('terms.way')}
          value={choice.way}
          options={termWays.map((value) => ({ value, label: t(`terms.ways.${value}`) }))}
          onChange={(next) => change({ way: next })}
        />
      </TermsRow>
      {choice.way === 'negative' ? null : (
        <KeywordFields
          teamId={teamId}
          choice={choice}
          terms={terms}
          isEach={plan.isEach}
          onEach={plan.chooseEach}
          suggested={suggested.adGroups}
          near={suggested.near}
          onChange={change}
        />
      )}
      {choice.way === 'keyword' ? null : <NegativeFields choice={choice} onChange={change} />}
      {choice.way === 'keyword' ? null : blockedBy?.(negativesByPlace(sent.newNegativeKeywords ?? []))}
      <Refused messages={[...(plan.isBlocked ? [t('terms.selfBlocked')] : []), ...refused]} />
      {plan.leftOut === 0 ? null : <p>{t('terms.leftOut', { count: plan.leftOut })}</p>}
      {warnings.length === 0 ? null : (
        <WarningList warnings={warnings} confirmed={confirmed} onChange={setConfirmed} />
      )}
    </FormDialog>
  );
}

function Refused({ messages }: { readonly messages: readonly string[] }) {
  return messages.map((message) => (
    <p key={message} role="alert" className={classes.blocked}>
      {message}
    </p>
  ));
}

/** What was chosen so far, the request that it comes to, and what the rules say of it. */
function useTerms(teamId: number, terms: readonly Term[], way: TermChoice['way']) {
  const [{ each = countCampaigns(terms) > 1, ...chosen }, setChoice] = useState<Chosen>({});
  const wayNow = chosen.way ?? way;
  const isEach = each && wayNow !== 'negative' && terms.length > 1 && terms.length <= maxNearest;
  const suggested = useSuggested(teamId, terms, wayNow);
  const nearest = useNearest(teamId, terms, wayNow, isEach);
  const choice: TermChoice = {
    ...firstChoice(terms, way, suggested.best),
    ...chosen,
    ...(isEach && { target: nearest.targets }),
  };
  const change = (next: Chosen) => setChoice((old) => ({ ...old, ...next }));
  // Where no other ad group is near, the others go.
  const able = isEach ? terms.filter((term) => !blocksItself([term], choice)) : terms;
  const request = { teamId, ...requestTerms(nearest.isAsking ? [] : able, choice) };
  const { data, isPending: isJudging } = useQuery({
    ...termsPreviewQuery(request),
    enabled: !nearest.isAsking,
  });
  const refused = [...new Set(data?.edits.flatMap((edit) => edit.refused.map(({ message }) => message)))];
  const warnings = data?.edits.flatMap((edit) => edit.warnings) ?? [];
  // Of several the others go all the same.
  const sent = terms.length === 1 ? request : withoutRefused(request, data);
  const isEmpty = terms.length === 1 ? refused.length > 0 : countOf(sent) === 0;
  const isBlocked = !nearest.isAsking && (able.length === 0 || blocksItself(able, choice));
  return {
    choice,
    change,
    suggested,
    sent,
    data,
    leftOut: nearest.isAsking ? 0 : terms.length - able.length + countOf(request) - countOf(sent),
    refused,
    warnings,
    isJudging,
    isBlocked,
    isEach,
    chooseEach: () => change({ each: true }),
    goesTo: isEach ? nearest.names : undefined,
    isReady: !isJudging && !suggested.isAsking && !nearest.isAsking && !isBlocked && !isEmpty,
  };
}

/** As many as anybody reads. */
const maxNamed = 50;

const countOf = ({ newKeywords = [], newNegativeKeywords = [] }: TermsRequest) =>
  newKeywords.length + newNegativeKeywords.length;

type NamedProps = Pick<Props, 'terms'> & {
  readonly areWords: boolean;
  readonly goesTo: ReadonlyMap<Term, string> | undefined;
};

function Named({ terms, areWords, goesTo }: NamedProps) {
  const { t } = useTranslation('changes');
  return (
    <>
      {terms.length === 1 ? null : (
        <b>{t(areWords ? 'terms.words' : 'terms.count', { count: terms.length })}</b>
      )}
      <ul className={classes.terms}>
        {terms.slice(0, maxNamed).map((term) => {
          const { text, adGroupId, places } = term;
          const target = goesTo?.get(term);
          return (
            <li key={`${adGroupId} ${text}`}>
              <b>{text}</b> <span className={classes.place}>{places.join(' · ')}</span>
              {target === undefined ? null : <span className={classes.place}> → {target}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type Place = TermTarget;

const firstChoice = (
  [first]: readonly Term[],
  way: TermChoice['way'],
  suggested: Place | undefined,
): TermChoice => ({
  way,
  target: suggested ?? { adGroupId: first?.adGroupId ?? '', campaignId: first?.campaignId ?? '' },
  matchType: 'EXACT',
  negativeMatchType: 'EXACT',
  keptOutOf: 'adGroup',
});

function useSend(onSent: () => void) {
  const { t } = useTranslation('changes');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const send = async (request: TermsRequest, confirmed: readonly WarningReason[]) => {
    const { teamId } = request;
    setPending(true);
    try {
      const { changeSetId } = await sendTerms(request, confirmed);
      followSet({ teamId, changeSetId });
      onSent();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('notSent'), error);
    } finally {
      setPending(false);
      void readChanges(teamId);
    }
  };
  return { send, isPending };
}
