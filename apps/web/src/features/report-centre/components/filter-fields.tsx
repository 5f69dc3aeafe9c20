import { useQuery } from '@tanstack/react-query';
import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import { matchTypes } from '@tapwright/contracts/ad-values';
import { TextField } from '@tapwright/ui/forms/text-field';
import { campaignGroupsQuery } from '../../../platform/calls/campaign-groups.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { FormProps } from '../form-props.ts';
import { CheckList } from './check-list.tsx';

const statuses = ['running', 'paused', 'removed'] as const;

/** What is left out of rows and sums alike. Nothing chosen in a list means all of it. */
export function FilterFields({ teamId, definition, onChange }: FormProps) {
  const { t } = useTranslation(['reportCentre', 'adWords']);
  const { data: groups } = useQuery(campaignGroupsQuery(teamId));
  const change = (next: Partial<ReportDefinition>) => onChange({ ...definition, ...next });
  const { level } = definition;
  const minSpend = definition.having.find(({ measure, is }) => measure === 'localSpendAmount' && is === '>=');
  return (
    <>
      {groups === undefined || groups.total < 2 ? null : (
        <CheckList
          label={t('form.groups')}
          help={definition.campaignGroupIds.length === 0 ? t('form.allGroups') : undefined}
          options={groups.list.map(({ campaignGroupId, name }) => ({ value: campaignGroupId, label: name }))}
          chosen={definition.campaignGroupIds}
          onChange={(campaignGroupIds) => change({ campaignGroupIds })}
        />
      )}
      {level === 'audience' ? null : (
        <TextField
          label={t('form.nameContains')}
          value={definition.nameContains}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => change({ nameContains: target.value })}
        />
      )}
      {level === 'searchTerm' || level === 'audience' || level === 'campaignGroup' ? null : (
        <CheckList
          label={t('form.statuses')}
          help={definition.statuses.length === 0 ? t('form.anyStatus') : undefined}
          options={statuses.map((value) => ({ value, label: t(`adWords:statuses.${value}`) }))}
          chosen={statuses.filter((status) => definition.statuses.includes(status))}
          onChange={(chosen) => change({ statuses: chosen })}
        />
      )}
      {level === 'keyword' ? (
        <CheckList
          label={t('form.matchTypes')}
          options={matchTypes.map((value) => ({ value, label: t(`adWords:matchTypes.${value}`) }))}
          chosen={definition.matchTypes}
          onChange={(chosen) => change({ matchTypes: chosen })}
        />
      ) : null}
      {level === 'audience' ? null : (
        <TextField
          label={t('form.minSpend')}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={minSpend === undefined ? '' : String(minSpend.value)}
          onChange={({ target }) => {
            const value = Number(target.value);
            const isMeant = target.value.trim() !== '' && Number.isFinite(value) && value > 0;
            change({ having: isMeant ? [{ measure: 'localSpendAmount', is: '>=', value }] : [] });
          }}
        />
      )}
    </>
  );
}
