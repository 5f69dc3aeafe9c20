import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { maxTeamsOfPerson, teamName } from '@tapwright/contracts/teams';
import { teamCurrencies, type TeamCurrency } from '@tapwright/domain/currencies';
import { isWide } from '@tapwright/domain/display-width';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextField } from '@tapwright/ui/forms/text-field';
import { Button } from '@tapwright/ui/forms/button';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { createGate } from '../../../platform/person/gate.ts';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { textOfFailure } from '../../../platform/calls/react-to-failure.ts';
import { useSession } from '../../../platform/person/session.ts';
import { teamsQuery } from '../../../platform/person/teams.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { createTeam } from '../api/create-team.ts';
import classes from './create-team-form.module.css';
import { NeedsMobile } from './needs-mobile.tsx';

type Props = {
  /** Gets the new team, which the person is not in yet as far as this page knows. */
  readonly onCreated: (teamId: number) => void;
  /** On the way to somewhere else, so that a dialog around it closes. */
  readonly onLeave?: () => void;
};

/** Whoever cannot found a team is told so instead of after filling it in. */
export function CreateTeamForm(props: Props) {
  const { i18n } = useTranslation();
  const { data: teams = [] } = useQuery(teamsQuery());
  const person = useSession()?.user;
  if (teams.length >= maxTeamsOfPerson) {
    return <p className={classes.help}>{i18n.t('errors:tooManyTeams')}</p>;
  }
  if (person?.mobile === null) return <NeedsMobile email={person.email} onLeave={props.onLeave} />;
  return <TeamForm {...props} />;
}

function TeamForm({ onCreated, onLeave }: Props) {
  const { t, i18n } = useTranslation('teams');
  const [pass] = useState(() => createGate());
  const [currencyType, setCurrencyType] = useState<TeamCurrency>('USD');
  const { form, values, errorOf, textOf, refuse, whenRight } = useForm({ teamName: '' }, () => ({
    teamName,
  }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: createTeam,
    meta: { isShownInPlace: isRefusal },
    onSuccess: (teamId) => {
      showToast({ tone: 'good', text: t('create.done') });
      onCreated(teamId);
    },
    onError: (failure) => {
      if (failure instanceof CallFailure) refuse(failure.fields);
    },
  });
  const isRefusedForMobile = error instanceof CallFailure && error.is('mobileNeeded');
  const refused = isRefusal(error) && !isRefusedForMobile && errorOf('teamName') === undefined;

  const send = whenRight(({ teamName: name }) => {
    if (!isPending && pass()) mutate({ teamName: name, currencyType });
  });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={send}>
      <TextField
        label={t('create.name')}
        help={isWide(values.teamName) ? t('create.nameWide') : t('create.nameHelp')}
        autoComplete="off"
        autoFocus
        {...textOf('teamName')}
      />
      <CurrencyChoice value={currencyType} onChange={setCurrencyType} />
      {isRefusedForMobile ? (
        <p role="alert" className={classes.refused}>
          {t('create.needsMobile')}{' '}
          <Link to="/user/personal" className="tw-link" onClick={onLeave}>
            {t('create.toSettings')}
          </Link>
        </p>
      ) : null}
      {refused ? (
        <p role="alert" className={classes.refused}>
          {t('create.failed')}. {textOfFailure(i18n.t, error)}
        </p>
      ) : null}
      <Button type="submit" variant="filled" size="lg" loading={isPending}>
        {t('create.submit')}
      </Button>
    </form>
  );
}

type ChoiceProps = { readonly value: TeamCurrency; readonly onChange: (currency: TeamCurrency) => void };

function CurrencyChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('teams');
  return (
    <div className={classes.currency}>
      <span className={classes.label}>{t('create.currency')}</span>
      <Segmented
        label={t('create.currency')}
        value={value}
        options={teamCurrencies.toReversed().map((one) => ({ value: one, name: one, label: one }))}
        onChange={onChange}
      />
      <p className={classes.help}>{t('create.currencyHelp')}</p>
    </div>
  );
}
