import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { ask } from '../../../platform/forms/questions.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type ListDetails, listQuery, removeList, type StepQuestion } from '../api/negative-lists.ts';
import { countDrift, sumCounts } from '../count-drift.ts';
import { useReadLists } from '../use-read-lists.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { FillDialog } from './fill-dialog.tsx';
import { ListCampaigns } from './list-campaigns.tsx';
import { ListState } from './list-state.tsx';
import { ListWords } from './list-words.tsx';
import { NameDialog } from './name-dialog.tsx';
import classes from './negative-lists.module.css';
import { type OnSent, StepDialog } from './step-dialog.tsx';

export const listTabs = ['campaigns', 'words'] as const;
export type ListTab = (typeof listTabs)[number];

type Props = {
  readonly teamId: number;
  readonly listId: number;
  readonly tab: ListTab;
  readonly onTab: (tab: ListTab) => void;
  readonly onRemoved: () => void;
  readonly onSent: OnSent;
};

/** One list: its words, the campaigns that follow it, and one press that brings them in step. */
export function ListDetail(props: Props) {
  const { t } = useTranslation(['negativeLists', 'frame']);
  const { teamId, listId } = props;
  const { data, error, refetch } = useQuery(listQuery(teamId, listId));
  const path = <Link to="/tool/negativeLists">{t('frame:pages.negativeLists')}</Link>;
  if (data !== undefined) return <Inside {...props} details={data} />;
  return (
    <>
      <PageHead title={t('frame:pages.negativeLists')} path={path} />
      {error === null ? (
        <div className={classes.loading}>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} height={36} />
          ))}
        </div>
      ) : (
        <ViewFailed title={t('failedOne')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
      )}
    </>
  );
}

type Opened = 'name' | 'fill' | 'attach';

function Inside({ details, ...props }: Props & { readonly details: ListDetails }) {
  const { t } = useTranslation(['negativeLists', 'frame']);
  const { teamId, listId, tab, onTab, onSent } = props;
  const { list, words, campaigns } = details;
  const [opened, setOpened] = useState<Opened>();
  const [step, setStep] = useState<StepQuestion>();
  const openStep = (campaignIds?: string[]) =>
    setStep({ teamId, listId, ...(campaignIds && { campaignIds }) });
  return (
    <>
      <PageHead
        title={list.name}
        path={<Link to="/tool/negativeLists">{t('frame:pages.negativeLists')}</Link>}
        actions={<Actions {...props} details={details} onOpen={setOpened} />}
      />
      <StateBar details={details} onStep={() => openStep()} />
      <Tabs
        label={list.name}
        value={tab}
        onChange={onTab}
        listClassName={classes.tabs}
        isWide
        tabs={[
          { value: 'campaigns', label: t('tabs.campaigns', { count: campaigns.length }) },
          { value: 'words', label: t('tabs.words', { count: words.length }) },
        ]}
      >
        {tab === 'campaigns' ? (
          <ListCampaigns
            teamId={teamId}
            details={details}
            onAttach={() => setOpened('attach')}
            onStep={openStep}
          />
        ) : (
          <ListWords
            teamId={teamId}
            list={list}
            words={words}
            onFill={() => setOpened('fill')}
            onThinned={() => openStep()}
          />
        )}
      </Tabs>
      <Dialogs
        teamId={teamId}
        details={details}
        opened={opened}
        onStep={() => openStep()}
        onClose={() => setOpened(undefined)}
      />
      {step === undefined ? null : (
        <StepDialog question={step} onSent={onSent} onClose={() => setStep(undefined)} />
      )}
    </>
  );
}

type DialogProps = {
  readonly teamId: number;
  readonly details: ListDetails;
  readonly opened: Opened | undefined;
  readonly onStep: () => void;
  readonly onClose: () => void;
};

/** What changes a list; what of it reaches campaigns is looked at right after. */
function Dialogs({ teamId, details: { list, campaigns }, opened, onStep, onClose }: DialogProps) {
  const { listId } = list;
  if (opened === 'name')
    return <NameDialog teamId={teamId} list={list} onSaved={() => undefined} onClose={onClose} />;
  if (opened === 'fill')
    return (
      <FillDialog
        teamId={teamId}
        listId={listId}
        onFilled={() => (campaigns.length === 0 ? undefined : onStep())}
        onClose={onClose}
      />
    );
  if (opened === 'attach')
    return <AttachDialog teamId={teamId} listId={listId} onAttached={onStep} onClose={onClose} />;
  return null;
}

type ActionProps = Pick<Props, 'teamId' | 'listId' | 'onRemoved'> & {
  readonly details: ListDetails;
  readonly onOpen: (dialog: Opened) => void;
};

function Actions({ teamId, listId, details: { list }, onRemoved, onOpen }: ActionProps) {
  const { t } = useTranslation(['negativeLists', 'frame']);
  const readLists = useReadLists();
  const showFailure = useShowFailure();
  const remove = async () => {
    const isConfirmed = await ask({
      title: t('removal.title', { name: list.name }),
      text: t('removal.text'),
      confirm: t('removal.confirm'),
      cancel: t('frame:cancel'),
    });
    if (!isConfirmed) return;
    try {
      await removeList({ teamId, listId });
      onRemoved();
      await readLists(teamId);
    } catch (error) {
      showFailure(t('removal.notRemoved'), error);
    }
  };
  return (
    <>
      {list.mayEdit ? (
        <>
          <Button onClick={() => void remove()}>{t('removal.remove')}</Button>
          <Button onClick={() => onOpen('name')}>{t('rename')}</Button>
          <Button onClick={() => onOpen('fill')}>{t('fill.title')}</Button>
        </>
      ) : null}
      <Button variant="filled" onClick={() => onOpen('attach')}>
        {t('attach.title')}
      </Button>
    </>
  );
}

/** How far campaigns follow, and what mends it. */
function StateBar({
  details: { campaigns, others },
  onStep,
}: {
  readonly details: ListDetails;
  readonly onStep: () => void;
}) {
  const { t } = useTranslation('negativeLists');
  const counts = sumCounts(campaigns.map((one) => one.counts));
  const drift = countDrift(counts);
  if (campaigns.length === 0 && others === 0) return null;
  return (
    <div className={classes.bar}>
      {campaigns.length === 0 ? null : <ListState counts={counts} />}
      {others === 0 ? null : <span className={classes.quiet}>{t('othersFollow', { count: others })}</span>}
      {drift === 0 ? null : (
        <span className={classes.barEnd}>
          <Button variant="filled" onClick={onStep}>
            {t('step.preview', { count: drift })}
          </Button>
        </span>
      )}
    </div>
  );
}
