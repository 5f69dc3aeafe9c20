import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { findAdGroups } from '@tapwright/contracts/ad-groups';
import { matchTypes } from '@tapwright/contracts/ad-values';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { SuggestedAdGroup } from '@tapwright/contracts/term-ad-groups';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { adGroupChoicesQuery } from '../api/term-queries.ts';
import { countCampaigns, type Term, type TermChoice, termPlaces } from './prepare-terms.ts';
import { maxNearest } from './use-suggested.ts';
import { TermsRow } from './terms-row.tsx';
import classes from './terms-dialog.module.css';

/** `each`: of each term the nearest ad group. */
export type Chosen = Partial<TermChoice> & { readonly each?: boolean };

type FieldsProps = {
  readonly choice: TermChoice;
  readonly onChange: (next: Chosen) => void;
};

type KeywordProps = FieldsProps & {
  readonly teamId: number;
  readonly terms: readonly Term[];
  readonly isEach: boolean;
  readonly onEach: () => void;
  readonly suggested: readonly SuggestedAdGroup[];
  readonly near: number;
};

const eachValue = 'each';

export function KeywordFields({
  teamId,
  choice,
  terms,
  isEach,
  onEach,
  suggested,
  near,
  onChange,
}: KeywordProps) {
  const { t } = useTranslation(['changes', 'adWords']);
  const [name, setName] = useState('');
  const { data } = useQuery(adGroupChoicesQuery(teamId, name));
  const groups = listGroups(terms[0], suggested, data?.list ?? []);
  const chosen = 'adGroupId' in choice.target ? choice.target.adGroupId : '';
  const there = suggested.find(({ adGroupId }) => adGroupId === chosen)?.keywords ?? 0;
  const campaigns = countCampaigns(terms);
  const each = { value: eachValue, label: t('terms.each') };
  const options = groups.map(({ adGroupId, label }) => ({ value: adGroupId, label }));
  const nearby = there === 0 ? '' : t('terms.near', { there, count: near });
  const note = campaigns > 1 ? t('terms.oneForAll', { count: campaigns }) : nearby;
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
          value={isEach ? eachValue : chosen}
          options={terms.length > 1 && terms.length <= maxNearest ? [each, ...options] : options}
          onChange={(id) => {
            const target = groups.find(({ adGroupId }) => adGroupId === id);
            if (target === undefined) onEach();
            else onChange({ each: false, target: { adGroupId: id, campaignId: target.campaignId } });
          }}
        />
      </TermsRow>
      {isEach || note === '' ? null : <p className={classes.place}>{note}</p>}
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

type Found = AnswerOf<typeof findAdGroups>['list'];

/** Those with the nearest keywords first, then where it was met. */
function listGroups(first: Term | undefined, suggested: readonly SuggestedAdGroup[], found: Found) {
  const labelled = ({
    name,
    campaignName,
    ...one
  }: Pick<SuggestedAdGroup, 'adGroupId' | 'campaignId' | 'name' | 'campaignName'>) => ({
    adGroupId: one.adGroupId,
    campaignId: one.campaignId,
    label: `${campaignName} › ${name}`,
  });
  const source = {
    adGroupId: first?.adGroupId ?? '',
    campaignId: first?.campaignId ?? '',
    label: first?.places.join(' › ') ?? '',
  };
  const all = [...suggested.map(labelled), source, ...found.map(labelled)];
  return [...new Map(all.map((one) => [one.adGroupId, one])).values()];
}

export function NegativeFields({ choice, onChange }: FieldsProps) {
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
