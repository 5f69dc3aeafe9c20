import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchTypes } from '@tapwright/contracts/ad-values';
import type { SuggestedAdGroup } from '@tapwright/contracts/term-ad-groups';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextField } from '@tapwright/ui/forms/text-field';
import { CallFailure } from '../../../platform/call-failure.ts';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { useShowFailure } from '../../../platform/use-show-failure.ts';
import {
  adGroupChoicesQuery,
  sendTerms,
  suggestedAdGroupsQuery,
  termsPreviewQuery,
  type TermsRequest,
} from '../api/term-queries.ts';
import { followSet } from '../opened.ts';
import {
  blocksItself,
  requestTerms,
  type Term,
  type TermChoice,
  termPlaces,
  termWays,
  withoutRefused,
} from '../prepare-terms.ts';
import { useReadChanges } from '../use-read-changes.ts';
import { TermsRow } from './terms-row.tsx';
import { WarningList } from './warning-list.tsx';
import classes from './terms-dialog.module.css';

type Props = {
  readonly teamId: number;
  readonly terms: readonly Term[];
  readonly way: TermChoice['way'];
  readonly areWords?: true | undefined;
  readonly onSent?: () => void;
  readonly onClose: () => void;
};

/** What search terms become, and where: judged as it is chosen, sent as one set. */
export function TermsDialog({ teamId, terms, way, areWords, onSent, onClose }: Props) {
  const { t } = useTranslation('changes');
  const [confirmed, setConfirmed] = useState<readonly WarningReason[]>([]);
  const { send, isPending } = useSend(() => {
    onClose();
    onSent?.();
  });
  const { choice, change, suggested, request, sent, data, refused, warnings, ...plan } = useTerms(
    teamId,
    terms,
    way,
  );
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
      form={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Named terms={terms} areWords={areWords === true} />
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
          first={terms[0]}
          suggested={suggested.adGroups}
          near={suggested.near}
          onChange={change}
        />
      )}
      {choice.way === 'keyword' ? null : <NegativeFields choice={choice} onChange={change} />}
      {[...(plan.isBlocked ? [t('terms.selfBlocked')] : []), ...refused].map((message) => (
        <p key={message} role="alert" className={classes.blocked}>
          {message}
        </p>
      ))}
      {countOf(sent) === countOf(request) ? null : (
        <p>{t('terms.leftOut', { count: countOf(request) - countOf(sent) })}</p>
      )}
      {warnings.length === 0 ? null : (
        <WarningList warnings={warnings} confirmed={confirmed} onChange={setConfirmed} />
      )}
    </FormDialog>
  );
}

/** What was chosen so far, the request that it comes to, and what the rules say of it. */
function useTerms(teamId: number, terms: readonly Term[], way: TermChoice['way']) {
  const [chosen, setChoice] = useState<Partial<TermChoice>>({});
  const suggested = useSuggested(teamId, terms, chosen.way ?? way);
  const choice: TermChoice = { ...firstChoice(terms, way, suggested.best), ...chosen };
  const change = (next: Partial<TermChoice>) => setChoice((old) => ({ ...old, ...next }));
  const request = { teamId, ...requestTerms(terms, choice) };
  const { data, isPending: isJudging } = useQuery(termsPreviewQuery(request));
  const refused = [...new Set(data?.edits.flatMap((edit) => edit.refused.map(({ message }) => message)))];
  const warnings = data?.edits.flatMap((edit) => edit.warnings) ?? [];
  // Of several the others go all the same.
  const sent = terms.length === 1 ? request : withoutRefused(request, data);
  const isEmpty = terms.length === 1 ? refused.length > 0 : countOf(sent) === 0;
  const isBlocked = blocksItself(terms, choice);
  return {
    choice,
    change,
    suggested,
    request,
    sent,
    data,
    refused,
    warnings,
    isJudging,
    isBlocked,
    isReady: !isJudging && !suggested.isAsking && !isBlocked && !isEmpty,
  };
}

/** As many as anybody reads. */
const maxNamed = 50;

const countOf = ({ newKeywords = [], newNegativeKeywords = [] }: TermsRequest) =>
  newKeywords.length + newNegativeKeywords.length;

function Named({ terms, areWords }: Pick<Props, 'terms'> & { readonly areWords: boolean }) {
  const { t } = useTranslation('changes');
  return (
    <>
      {terms.length === 1 ? null : (
        <b>{t(areWords ? 'terms.words' : 'terms.count', { count: terms.length })}</b>
      )}
      <ul className={classes.terms}>
        {terms.slice(0, maxNamed).map(({ text, adGroupId, places }) => (
          <li key={`${adGroupId} ${text}`}>
            <b>{text}</b> <span className={classes.place}>{places.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Place = TermChoice['target'];

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

const noSuggestion = { near: 0, adGroups: [] };

/** Where the nearest keywords live; not where the terms are to be kept out. */
function useSuggested(teamId: number, terms: readonly Term[], way: TermChoice['way']) {
  const isWanted = way !== 'negative';
  const { data, isPending } = useQuery({ ...suggestedAdGroupsQuery(teamId, terms), enabled: isWanted });
  const { near, adGroups } = data ?? noSuggestion;
  const met = new Set(terms.map(({ adGroupId }) => adGroupId));
  const found = adGroups.filter(({ adGroupId }) => way !== 'both' || !met.has(adGroupId));
  return { near, adGroups: found, best: found[0], isAsking: isWanted && isPending };
}

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

type FieldsProps = {
  readonly choice: TermChoice;
  readonly onChange: (next: Partial<TermChoice>) => void;
};

type KeywordProps = FieldsProps & {
  readonly teamId: number;
  readonly first: Term | undefined;
  readonly suggested: readonly SuggestedAdGroup[];
  readonly near: number;
};

function KeywordFields({ teamId, choice, first, suggested, near, onChange }: KeywordProps) {
  const { t } = useTranslation(['changes', 'adWords']);
  const [name, setName] = useState('');
  const { data } = useQuery(adGroupChoicesQuery(teamId, name));
  const found = (data?.list ?? []).map(({ adGroupId, campaignId, campaignName, name: called }) => ({
    adGroupId,
    campaignId,
    label: `${campaignName} › ${called}`,
  }));
  const own = { adGroupId: first?.adGroupId ?? '', campaignId: first?.campaignId ?? '' };
  const source = { ...own, label: first?.places.join(' › ') ?? '' };
  const nearest = suggested.map(({ name: called, campaignName, ...one }) => ({
    ...one,
    label: `${campaignName} › ${called}`,
  }));
  const groups = [...new Map([...nearest, source, ...found].map((one) => [one.adGroupId, one])).values()];
  const there = suggested.find(({ adGroupId }) => adGroupId === choice.target.adGroupId)?.keywords ?? 0;
  return (
    <>
      <TextField
        label={t('terms.search')}
        help={data?.total === 0 ? t('terms.none') : t('terms.bid')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TermsRow label={t('terms.adGroup')}>
        <Picker
          label={t('terms.adGroup')}
          value={choice.target.adGroupId}
          options={groups.map(({ adGroupId, label }) => ({ value: adGroupId, label }))}
          onChange={(id) => {
            const target = groups.find(({ adGroupId }) => adGroupId === id);
            if (target) onChange({ target: { adGroupId: id, campaignId: target.campaignId } });
          }}
        />
      </TermsRow>
      {there === 0 ? null : <p className={classes.place}>{t('terms.near', { there, count: near })}</p>}
      <TermsRow label={t('terms.match')}>
        <Segmented
          label={t('terms.match')}
          value={choice.matchType}
          options={matchTypes.map((value) => ({ value, label: t(`adWords:matchTypes.${value}`) }))}
          onChange={(matchType) => onChange({ matchType })}
        />
      </TermsRow>
    </>
  );
}

function NegativeFields({ choice, onChange }: FieldsProps) {
  const { t } = useTranslation(['changes', 'adWords']);
  return (
    <>
      <TermsRow label={t('terms.keptOutOf')}>
        <Segmented
          label={t('terms.keptOutOf')}
          value={choice.keptOutOf}
          options={termPlaces.map((value) => ({ value, label: t(`terms.places.${value}`) }))}
          onChange={(keptOutOf) => onChange({ keptOutOf })}
        />
      </TermsRow>
      <TermsRow label={t('terms.negativeMatch')}>
        <Segmented
          label={t('terms.negativeMatch')}
          value={choice.negativeMatchType}
          options={matchTypes.map((value) => ({ value, label: t(`adWords:matchTypes.${value}`) }))}
          onChange={(negativeMatchType) => onChange({ negativeMatchType })}
        />
      </TermsRow>
    </>
  );
}
