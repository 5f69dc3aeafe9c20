import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchDebounceMs } from '@tapwright/contracts/limits';
import { CheckList } from '@tapwright/ui/forms/check-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { adGroupChoicesQuery } from '../api/term-queries.ts';
import type { KeywordTarget } from './prepare-keyword-plan.ts';
import classes from './terms-dialog.module.css';

type Props = {
  readonly teamId: number;
  readonly chosen: readonly KeywordTarget[];
  readonly takesFocus?: boolean;
  readonly onChange: (targets: readonly KeywordTarget[]) => void;
};

/** Ad groups by name; what is chosen stays so while one looks for others. */
export function AdGroupTargets({ teamId, chosen, takesFocus = false, onChange }: Props) {
  const { t } = useTranslation('changes');
  const [name, setName] = useState('');
  const { data } = useQuery(adGroupChoicesQuery(teamId, useDebounced(name, searchDebounceMs)));
  const found = data?.list ?? [];
  const known = new Map([...chosen, ...found].map((one) => [one.adGroupId, one]));
  return (
    <>
      <TextField
        label={t('terms.search')}
        autoComplete="off"
        {...(takesFocus && { 'data-autofocus': true })}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {data === undefined ? null : (
        <CheckList
          label={t('keywordPlan.adGroups')}
          chosen={chosen.map(({ adGroupId }) => adGroupId)}
          options={found.map(({ adGroupId, name: label, campaignName }) => ({
            value: adGroupId,
            label,
            note: campaignName,
          }))}
          empty={t('terms.none')}
          onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
        />
      )}
      <p className={classes.place}>{t('keywordPlan.chosen', { count: chosen.length })}</p>
    </>
  );
}
