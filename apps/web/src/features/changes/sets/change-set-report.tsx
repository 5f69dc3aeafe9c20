import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { searchDebounceMs } from '@tapwright/contracts/limits';
import { defaultPageSize } from '@tapwright/contracts/paging';
import type { TeamView } from '@tapwright/contracts/teams';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatCount } from '@tapwright/i18n/format-number';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { SearchField } from '@tapwright/ui/forms/search-field';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { DataTable } from '@tapwright/ui/table/data-table';
import { useMoment } from '../../../platform/use-moment.ts';
import { useSession } from '../../../platform/person/session.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { changeSetQuery } from '../api/change-queries.ts';
import { titleOf } from '../describe-change.ts';
import { mayFinish, mayStop } from './may-act.ts';
import type { ReadSet } from './prepare-trail.ts';
import { sayNote } from './say-note.ts';
import { glyphOfSet } from './set-glyph.ts';
import { useEditColumns } from './use-edit-columns.tsx';
import { mayAddAfresh, mayUndo } from './use-set-columns.tsx';
import { useUndo } from './use-undo.ts';
import { useWriting } from '../use-writing.ts';
import { AfreshButton } from './afresh-button.tsx';
import { ChangePager } from './change-pager.tsx';
import classes from './change-list.module.css';
import { FinishButton } from './finish-button.tsx';
import { PreviewLoading } from '../preview/preview-loading.tsx';
import { SetApproval } from './set-approval.tsx';
import { SetEnds } from './set-ends.tsx';
import { SetTrail } from './set-trail.tsx';
import columns from './set-trail.module.css';
import { SetDecision } from './set-decision.tsx';
import { StopButton } from './stop-button.tsx';

const ApprovalReview = lazy(async () => ({
  default: (await import('./approval-review.tsx')).ApprovalReview,
}));

type Props = {
  readonly team: TeamView;
  readonly changeSetId: number;
  /** What came of it, once anything of it is live. */
  readonly children?: ReactNode;
};

/** One set: who wanted it, how it stands, and each of its edits with before and after. */
export function ChangeSetReport({ team, changeSetId, children }: Props) {
  const writing = useWriting();
  const { t } = writing;
  const [cut, setCut] = useState<Cut>({ pageNum: 1, pageSize: defaultPageSize });
  const show = (next: Partial<Cut>) => setCut((old) => ({ ...old, pageNum: 1, ...next }));
  const { data, error, refetch, isPlaceholderData } = useQuery(
    changeSetQuery({ teamId: team.teamId, changeSetId, ...cut }),
  );
  // Whoever decides, or goes on with a draft, reads first why it is wanted.
  const hasNote = data?.mayDecide === true || data?.set.state === 'draft';
  if (data === undefined && error !== null)
    return (
      <ViewFailed
        title={t('changes:set.failed')}
        text={t('changes:panel.safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  return (
    <>
      <Head team={team} read={data} />
      {data === undefined || data.set.note === '' || !hasNote ? null : (
        <blockquote className={classes.quote}>{sayNote(writing, data.set)}</blockquote>
      )}
      <div className={columns.page}>
        <div className={columns.main}>
          {data?.mayDecide === true ? (
            <Suspense fallback={<PreviewLoading />}>
              <ApprovalReview teamId={team.teamId} set={data.set} />
            </Suspense>
          ) : (
            <>
              {data === undefined ? null : (
                <Standing team={team} read={data} end={cut.end} onEnd={(end) => show({ end })}>
                  {children}
                </Standing>
              )}
              <Edits read={data} cut={cut} isBusy={isPlaceholderData} onShow={show} />
            </>
          )}
        </div>
        {data === undefined || data.set.state === 'draft' ? null : (
          <SetTrail teamId={team.teamId} read={data} hasNote={hasNote} />
        )}
      </div>
    </>
  );
}

type HeadProps = { readonly team: TeamView; readonly read: ReadSet | undefined };

function Head({ team, read }: HeadProps) {
  const writing = useWriting();
  const { t } = writing;
  return (
    <PageHead
      title={read === undefined ? t('frame:pages.changes') : titleOf(writing, read.set)}
      path={<Link to="/ad/changes">{t('frame:pages.changes')}</Link>}
      actions={
        read === undefined ? null : (
          <>
            <UndoButton set={read.set} team={team} />
            <OwnActions read={read} team={team} />
            <SetDecision teamId={team.teamId} set={read.set} />
          </>
        )
      }
    >
      {read === undefined ? null : <Facts set={read.set} />}
    </PageHead>
  );
}

type StandingProps = {
  readonly team: TeamView;
  readonly read: ReadSet;
  readonly end: string | undefined;
  readonly onEnd: (end: string | undefined) => void;
  readonly children: ReactNode;
};

/** What it waits for, its counts, what came of it, and why something of it did not go live. */
function Standing({ team, read: { set, ends }, end, onEnd, children }: StandingProps) {
  return (
    <>
      <SetApproval set={set} />
      <Counts {...set} />
      {set.counts.live > 0 ? children : null}
      <SetEnds team={team} set={set} ends={ends} shown={end} onShow={onEnd} />
    </>
  );
}

type EditsProps = {
  readonly read: ReadSet | undefined;
  readonly cut: Cut;
  readonly isBusy: boolean;
  readonly onShow: (next: Partial<Cut>) => void;
};

/** More than a page of them can be searched. */
function Edits({ read, cut, isBusy, onShow }: EditsProps) {
  const { t } = useWriting();
  const { name = '' } = cut;
  return (
    <>
      {(read?.set.counts.edits ?? 0) > defaultPageSize ? (
        <div className={classes.find}>
          <SearchField
            label={t('changes:set.find')}
            restMs={searchDebounceMs}
            maxLength={200}
            searched={name}
            onSearch={(typed) => onShow({ name: typed === '' ? undefined : typed })}
          />
        </div>
      ) : null}
      {read?.edits.total === 0 && name !== '' ? (
        <EmptyState title={t('changes:set.notFound', { name })}>{t('changes:set.notFoundText')}</EmptyState>
      ) : (
        <EditTable read={read?.edits} isBusy={isBusy} {...cut} onPage={onShow} />
      )}
    </>
  );
}

type Page = { readonly pageNum: number; readonly pageSize: number };
/** Which of its edits are shown. */
type Cut = Page & { readonly end?: string | undefined; readonly name?: string | undefined };
type TableProps = Page & {
  readonly read: ReadSet['edits'] | undefined;
  readonly isBusy: boolean;
  readonly onPage: (next: Page) => void;
};

function EditTable({ read, isBusy, onPage, pageNum, pageSize }: TableProps) {
  const { t } = useWriting();
  return (
    <>
      <DataTable
        label={t('changes:set.edits')}
        columns={useEditColumns()}
        rows={read?.list}
        keyOf={({ number }) => number}
        isBusy={isBusy}
        expectedRows={3}
        details={({ appleWords }) => (
          <p className={classes.words}>
            {appleWords === null ? t('changes:set.noWords') : t('changes:appleWords', { words: appleWords })}
          </p>
        )}
      />
      {read === undefined || read.total <= defaultPageSize ? null : (
        <ChangePager pageNum={pageNum} pageSize={pageSize} total={read.total} onPage={onPage} />
      )}
    </>
  );
}

function UndoButton({ set, team }: { readonly set: ChangeSetView; readonly team: TeamView }) {
  const { t } = useWriting();
  const ownId = useSession()?.user?.userId;
  const undo = useUndo();
  if (mayAddAfresh(set, team.roleName, ownId)) return <AfreshButton teamId={team.teamId} set={set} />;
  if (!mayUndo(set, team.roleName, ownId)) return null;
  return (
    <Button icon={<IconArrowBackUp size={16} />} onClick={() => void undo(set, true)}>
      {t('changes:undo.action')}
    </Button>
  );
}

type OwnProps = { readonly read: ReadSet; readonly team: TeamView };

/** Of a set that is on its way what is left can be stopped; what did not go live is finished. */
function OwnActions({ read, team: { teamId, roleName: role } }: OwnProps) {
  const { set, edits } = read;
  const ownId = useSession()?.user?.userId;
  const key = { teamId, changeSetId: set.changeSetId };
  return (
    <>
      {mayStop(set, edits.list, { role, ownId }) ? <StopButton {...key} /> : null}
      {mayFinish(read, role) ? <FinishButton {...key} /> : null}
    </>
  );
}

function Facts({ set: { state, origin, author, createdAt, ...set } }: { readonly set: ChangeSetView }) {
  const { t, language, zone } = useWriting();
  const now = useMoment();
  return (
    <>
      <StatusWord of={glyphOfSet[state]}>{t(`changes:states.${state}`)}</StatusWord>
      <span>{t(`changes:origins.${origin}`)}</span>
      <span>{author ?? '–'}</span>
      <span>{formatInstant(language, new Date(createdAt), { zone, now })}</span>
      {(['undoes', 'repeats', 'repeatedBy'] as const).map((way) => {
        const id = set[way];
        return id === null ? null : (
          <Link key={way} to="/ad/changes" search={{ set: String(id) }}>
            {t(`changes:set.${way}`, { id })}
          </Link>
        );
      })}
    </>
  );
}

function Counts({ counts, state }: ChangeSetView) {
  const { t, language } = useWriting();
  const shown = (['edits', 'open', 'live', 'refused', 'stale', 'withdrawn'] as const).filter(
    (name) => name === 'edits' || (counts[name] > 0 && (name !== 'open' || state === 'sending')),
  );
  return (
    <dl className={classes.counts}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(`changes:set.counts.${name}`, { count: counts[name] })}</dt>
          <dd>{formatCount(language, counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
