import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AdAccountChoice } from '@tapwright/contracts/campaign-groups';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { textOfFailure } from '../../../platform/calls/react-to-failure.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { adAccountsQuery, attachGroups } from '../api/campaign-groups.ts';
import { type Chosen, ChoiceRow } from './choice-row.tsx';
import classes from './attach-form.module.css';

const isShownInPlace = (error: unknown) => error instanceof CallFailure && error.kind === 'refused';

type Props = {
  readonly teamId: number;
  readonly certificateId: number;
  readonly onAttached: () => void;
};

/** Which ad accounts become campaign groups, under which name and with which guards. */
export function AttachForm({ teamId, certificateId, onAttached }: Props) {
  const { t, i18n } = useTranslation('campaignGroups');
  const { data, error } = useQuery(adAccountsQuery(teamId, certificateId));
  return (
    <section className={classes.attach} aria-labelledby="attach-groups">
      <h2 id="attach-groups" className={classes.title}>
        {t('attach.title')}
      </h2>
      {data === undefined && !error ? (
        <div role="status" className={classes.bars}>
          <span className={classes.note}>{t('attach.reading')}</span>
          <Skeleton width="60%" />
          <Skeleton width="48%" />
        </div>
      ) : null}
      {error ? (
        <p role="alert" className={classes.refused}>
          {t('attach.failed')}. {textOfFailure(i18n.t, error)}
        </p>
      ) : null}
      {data ? <Choices {...{ teamId, certificateId, onAttached }} choices={data} /> : null}
    </section>
  );
}

const toBegin = ({ nameBefore, name }: AdAccountChoice, isOnly: boolean): Chosen => ({
  isChosen: isOnly,
  name: nameBefore ?? name,
  totalBudget: '',
  cpaGoal: '',
});

function Choices({
  teamId,
  certificateId,
  onAttached,
  choices,
}: Props & { readonly choices: readonly AdAccountChoice[] }) {
  const { t, i18n } = useTranslation('campaignGroups');
  const queryClient = useQueryClient();
  const free = choices.filter(({ state }) => state === 'free');
  const [typed, setTyped] = useState<Readonly<Record<string, Chosen>>>({});
  const chosenOf = (choice: AdAccountChoice) =>
    typed[choice.adAccountId] ?? toBegin(choice, free.length === 1);
  const wanted = free.filter((choice) => chosenOf(choice).isChosen);
  const { mutate, isPending, error } = useMutation({
    mutationFn: attachGroups,
    meta: { isShownInPlace },
    onSuccess: (groups) => {
      showToast({ tone: 'good', text: t('attach.done', { count: groups.length }) });
      onAttached();
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const fields = error instanceof CallFailure ? error.fields : {};
  const hasPlace = Object.keys(fields).some((field) => field.startsWith('adAccounts.'));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const adAccounts = wanted.map((choice) => {
      const { name, totalBudget, cpaGoal } = chosenOf(choice);
      return { adAccountId: choice.adAccountId, name, totalBudget, cpaGoal };
    });
    if (!isPending && adAccounts.length > 0) mutate({ teamId, certificateId, adAccounts });
  };
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <ul className={classes.choices}>
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.adAccountId}
            choice={choice}
            chosen={chosenOf(choice)}
            errors={errorsOf(fields, wanted.indexOf(choice))}
            onChange={(next) => setTyped({ ...typed, [choice.adAccountId]: next })}
          />
        ))}
      </ul>
      {error && !hasPlace ? (
        <p role="alert" className={classes.refused}>
          {textOfFailure(i18n.t, error)}
        </p>
      ) : null}
      <Foot choices={choices} count={wanted.length} isPending={isPending} />
    </form>
  );
}

function findWhyNone(choices: readonly AdAccountChoice[]) {
  if (choices.length === 0) return 'noAccounts';
  if (choices.every(({ state }) => state === 'attached')) return 'allAttached';
  return choices.some(({ state }) => state === 'free') ? undefined : 'noneFree';
}

type FootProps = {
  readonly choices: readonly AdAccountChoice[];
  readonly count: number;
  readonly isPending: boolean;
};

function Foot({ choices, count, isPending }: FootProps) {
  const { t } = useTranslation('campaignGroups');
  const whyNone = findWhyNone(choices);
  if (whyNone) return <p className={classes.note}>{t(`attach.${whyNone}`)}</p>;
  return (
    <div>
      <Button type="submit" variant="filled" loading={isPending} disabled={count === 0}>
        {t('attach.button', { count })}
      </Button>
    </div>
  );
}

/** What the server said of one of those that were sent, by field. */
function errorsOf(fields: Readonly<Record<string, string>>, place: number): Record<string, string> {
  const prefix = `adAccounts.${place}.`;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), text]] : [],
    ),
  );
}
