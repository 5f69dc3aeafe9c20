import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { productPagesQuery } from '../../../platform/fields/product-pages-query.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type NewAdRequest, newAdPreviewQuery, sendNewAd } from '../api/ad-queries.ts';
import { adObjectQuery } from '../api/change-queries.ts';
import { followSet } from '../opened.ts';
import {
  findRunning,
  listPageChoices,
  type PageChoice,
  requestNewAd,
  type StandingAd,
} from './prepare-new-ad.ts';
import { useReadChanges } from '../use-read-changes.ts';
import classes from '../terms/terms-dialog.module.css';

type Props = {
  readonly teamId: number;
  readonly adGroupId: string;
  /** Of the ad group, that were not removed. */
  readonly ads: readonly StandingAd[];
  readonly onClose: () => void;
};

/** A page of App Store Connect becomes an ad; one that is to run takes the place of the one that does. */
export function NewAdDialog({ teamId, adGroupId, ads, onClose }: Props) {
  const { t } = useTranslation('changes');
  const [chosen, setChosen] = useState<string>();
  const [status, setStatus] = useState<'running' | 'paused'>('running');
  const { pages, failure, readAgain } = usePages(teamId, adGroupId);
  const choices = pages && listPageChoices(pages, ads);
  const page = choices?.find(({ productPageId }) => productPageId === chosen);
  const running = findRunning(ads);
  const request = page && requestNewAd({ teamId, adGroupId, page, status }, running);
  const { data } = useQuery({
    ...newAdPreviewQuery(request ?? { teamId }),
    enabled: request !== undefined,
  });
  const refused = [...new Set(data?.edits.flatMap((edit) => edit.refused.map(({ message }) => message)))];
  const { send, isPending } = useSend(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (request !== undefined && refused.length === 0 && !isPending) void send(request);
  };
  return (
    <FormDialog
      title={t('newAd.title')}
      submit={t(data?.approval.length ? 'newAd.propose' : 'newAd.make')}
      isPending={isPending}
      form={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure === null ? null : (
        <ViewFailed
          title={t('newAd.failed')}
          text={t('panel.safe')}
          error={failure}
          onTryAgain={() => void readAgain()}
        />
      )}
      {choices === undefined && failure === null ? <Skeleton height={120} /> : null}
      {choices?.length === 0 ? <p className={classes.place}>{t('newAd.none')}</p> : null}
      {choices === undefined || choices.length === 0 ? null : (
        <PageList choices={choices} chosen={chosen} onChoose={setChosen} />
      )}
      <Start status={status} running={running} onChange={setStatus} />
      {refused.map((message) => (
        <p key={message} role="alert" className={classes.blocked}>
          {message}
        </p>
      ))}
    </FormDialog>
  );
}

/** Of the app that the ad group's campaign promotes. */
function usePages(teamId: number, adGroupId: string) {
  const details = useQuery(adObjectQuery(teamId, 'adGroup', adGroupId));
  const { campaignGroupId = 0, campaign } = details.data ?? {};
  const adamId = campaign?.state.adamId ?? '';
  const found = useQuery({
    ...productPagesQuery({ teamId, campaignGroupId, adamId }),
    enabled: details.data !== undefined,
  });
  return {
    pages: found.data,
    failure: details.error ?? found.error,
    readAgain: async () => (details.data === undefined ? details.refetch() : found.refetch()),
  };
}

type ListProps = {
  readonly choices: readonly PageChoice[];
  readonly chosen: string | undefined;
  readonly onChoose: (productPageId: string) => void;
};

function PageList({ choices, chosen, onChoose }: ListProps) {
  const { t } = useTranslation('changes');
  const noteOf = ({ shownBy, isPublished }: PageChoice) => {
    if (shownBy !== undefined) return t('newAd.shownBy', { name: shownBy });
    return isPublished ? undefined : t('newAd.hidden');
  };
  return (
    <ChoiceList
      label={t('newAd.page')}
      value={chosen}
      takesFocus
      options={choices.map((choice) => ({
        value: choice.productPageId,
        label: choice.name,
        note: noteOf(choice),
        disabled: !choice.canBeChosen,
      }))}
      onChange={onChoose}
    />
  );
}

type StartProps = {
  readonly status: 'running' | 'paused';
  readonly running: StandingAd | undefined;
  readonly onChange: (status: 'running' | 'paused') => void;
};

function Start({ status, running, onChange }: StartProps) {
  const { t } = useTranslation('changes');
  return (
    <div className={classes.row}>
      <span className={classes.label} aria-hidden>
        {t('newAd.start')}
      </span>
      <Segmented
        label={t('newAd.start')}
        value={status}
        options={(['running', 'paused'] as const).map((value) => ({
          value,
          label: t(`newAd.starts.${value}`),
        }))}
        onChange={onChange}
      />
      <p className={classes.note}>
        {status === 'running' && running !== undefined
          ? t('newAd.replaces', { name: running.name })
          : t(`newAd.becomes.${status}`)}
      </p>
    </div>
  );
}

function useSend(onSent: () => void) {
  const { t } = useTranslation('changes');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const send = async (request: NewAdRequest) => {
    const { teamId } = request;
    setPending(true);
    try {
      const { changeSetId } = await sendNewAd(request);
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
