import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { NegativeListLine } from '@tapwright/contracts/negative-lists';
import { formatCount } from '@tapwright/i18n/format-number';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { DataTable } from '@tapwright/ui/table/data-table';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { listsQuery } from '../api/negative-lists.ts';
import { ListState } from './list-state.tsx';
import { NameDialog } from './name-dialog.tsx';

type Props = { readonly teamId: number; readonly onOpen: (listId: number) => void };

/** The lists of the team, each with how far its campaigns follow it. */
export function ListTable({ teamId, onOpen }: Props) {
  const { t } = useTranslation(['negativeLists', 'frame']);
  const { data, error, refetch } = useQuery(listsQuery(teamId));
  const [isNaming, setNaming] = useState(false);
  const columns = useColumns();
  const add = (
    <Button variant="filled" onClick={() => setNaming(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('frame:pages.negativeLists')} actions={data?.length === 0 ? null : add} />
      {error !== null && data === undefined ? (
        <ViewFailed title={t('failed')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState title={t('empty.title')} actions={add}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <DataTable
          label={t('frame:pages.negativeLists')}
          columns={columns}
          rows={data}
          keyOf={({ listId }) => listId}
          expectedRows={4}
        />
      )}
      {isNaming ? (
        <NameDialog
          teamId={teamId}
          list={undefined}
          onSaved={({ listId }) => onOpen(listId)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}

function useColumns(): Column<NegativeListLine>[] {
  const { t } = useTranslation('negativeLists');
  const language = useLanguage();
  return [
    {
      key: 'name',
      head: t('columns.list'),
      onCard: 'title',
      cell: ({ listId, name }) => (
        <Link to="/tool/negativeLists" search={{ list: String(listId) }}>
          {name}
        </Link>
      ),
    },
    {
      key: 'words',
      head: t('columns.words'),
      width: 96,
      align: 'end',
      cell: ({ words }) => formatCount(language, words),
    },
    {
      key: 'campaigns',
      head: t('columns.campaigns'),
      width: 260,
      onCard: 'line',
      cell: ({ campaigns, others }) =>
        [
          t('campaigns', { count: campaigns }),
          ...(others === 0 ? [] : [t('others', { count: others })]),
        ].join(' · '),
    },
    {
      key: 'state',
      head: t('columns.state'),
      width: 380,
      onCard: 'line',
      cell: ({ counts, campaigns }) => (campaigns === 0 ? t('state.nowhere') : <ListState counts={counts} />),
    },
  ];
}
