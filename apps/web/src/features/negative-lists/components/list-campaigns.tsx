import { useState } from 'react';
import type { AttachedCampaign } from '@tapwright/contracts/negative-lists';
import { formatCount } from '@tapwright/i18n/format-number';
import { nameCountries } from '@tapwright/i18n/name-countries';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { DataTable } from '@tapwright/ui/table/data-table';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ListDetails } from '../api/negative-lists.ts';
import { countDrift } from '../count-drift.ts';
import { CampaignNegatives } from './campaign-negatives.tsx';
import { DetachDialog } from './detach-dialog.tsx';
import { ListState } from './list-state.tsx';
import classes from './negative-lists.module.css';

type Props = {
  readonly teamId: number;
  readonly details: ListDetails;
  readonly onAttach: () => void;
  readonly onStep: (campaignIds: string[]) => void;
};

/** Each campaign that follows, and in its row every negative keyword of the list and of its own. */
export function ListCampaigns({ teamId, details, onAttach, onStep }: Props) {
  const { t } = useTranslation('negativeLists');
  const [leaving, setLeaving] = useState<AttachedCampaign>();
  const { list, campaigns, others } = details;
  const columns = useColumns((campaign) => (
    <Actions campaign={campaign} onDetach={() => setLeaving(campaign)} onStep={onStep} />
  ));
  if (campaigns.length === 0)
    return (
      <EmptyState
        title={t('noCampaigns.title')}
        actions={<Button onClick={onAttach}>{t('attach.title')}</Button>}
      >
        {t(others === 0 ? 'noCampaigns.text' : 'noCampaigns.others')}
      </EmptyState>
    );
  return (
    <>
      <DataTable
        label={t('columns.campaigns')}
        columns={columns}
        rows={campaigns}
        keyOf={({ campaignId }) => campaignId}
        details={({ campaignId }) => (
          <CampaignNegatives teamId={teamId} list={list} campaignId={campaignId} />
        )}
      />
      {leaving === undefined ? null : (
        <DetachDialog
          teamId={teamId}
          listId={list.listId}
          campaign={leaving}
          onRemove={() => onStep([leaving.campaignId])}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

type ActionProps = {
  readonly campaign: AttachedCampaign;
  readonly onDetach: () => void;
  readonly onStep: Props['onStep'];
};

function Actions({ campaign: { campaignId, name, counts }, onDetach, onStep }: ActionProps) {
  const { t } = useTranslation('negativeLists');
  return (
    <span className={classes.actions}>
      {countDrift(counts) === 0 ? null : (
        <Button size="xs" aria-label={`${name}, ${t('step.mend')}`} onClick={() => onStep([campaignId])}>
          {t('step.mend')}
        </Button>
      )}
      <Button size="xs" variant="subtle" aria-label={`${name}, ${t('detach.detach')}`} onClick={onDetach}>
        {t('detach.detach')}
      </Button>
    </span>
  );
}

function useColumns(actionsOf: (campaign: AttachedCampaign) => React.ReactNode): Column<AttachedCampaign>[] {
  const { t } = useTranslation('negativeLists');
  const language = useLanguage();
  return [
    {
      key: 'name',
      head: t('columns.campaign'),
      onCard: 'title',
      cell: ({ name, app, countries }) => (
        <span className={classes.campaign}>
          <span className={classes.text}>{name}</span>{' '}
          <span className={classes.quiet}>
            {[app, nameCountries(language, countries)].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('columns.state'),
      width: 340,
      onCard: 'line',
      cell: ({ counts, isLeaving }) => (
        <span className={classes.states}>
          {isLeaving ? <StatusWord of="removed">{t('state.leaving')}</StatusWord> : null}
          <ListState counts={counts} />
        </span>
      ),
    },
    {
      key: 'stands',
      head: t('columns.stands'),
      width: 110,
      isWideOnly: true,
      align: 'end',
      cell: ({ counts }) => formatCount(language, counts.stands),
    },
    {
      key: 'byHand',
      head: t('columns.byHand'),
      width: 130,
      isWideOnly: true,
      align: 'end',
      cell: ({ counts }) => formatCount(language, counts.byHand + counts.elsewhere),
    },
    {
      key: 'negatives',
      head: '',
      isCardOnly: true,
      onCard: 'line',
      cell: ({ counts }) =>
        `${t('columns.stands')} ${formatCount(language, counts.stands)} · ${t('columns.byHand')} ${formatCount(language, counts.byHand + counts.elsewhere)}`,
    },
    { key: 'actions', head: '', width: 210, align: 'end', onCard: 'line', cell: actionsOf },
  ];
}
