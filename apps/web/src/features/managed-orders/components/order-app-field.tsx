import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundApp } from '@tapwright/contracts/look-ups';
import { Button } from '@tapwright/ui/forms/button';
import { ComboField } from '@tapwright/ui/forms/combo-field';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { orderAppsQuery } from '../api/orders.ts';
import classes from './order-form.module.css';

const searchWaitMs = 250;

type Props = {
  readonly teamId: number;
  readonly app: FoundApp | null;
  readonly error: string | undefined;
  readonly onTake: (app: FoundApp) => void;
};

/** By name, id or link. One that is not yet in the platform’s organisation can be ordered: staff ask for it. */
export function OrderAppField({ teamId, app, error, onTake }: Props) {
  const { t } = useTranslation('managedOrders');
  const [isSearching, setSearching] = useState(false);
  if (app === null || isSearching)
    return (
      <AppSearch
        teamId={teamId}
        error={error}
        onTake={(taken) => {
          setSearching(false);
          onTake(taken);
        }}
      />
    );
  return (
    <div className={classes.labelled}>
      <span className={classes.label}>{t('form.app')}</span>
      <div className={classes.chosen}>
        <span>
          <b>{app.name}</b>
          <small>{[app.developer, app.adamId].filter(Boolean).join(' · ')}</small>
        </span>
        <Button size="xs" onClick={() => setSearching(true)}>
          {t('form.changeApp')}
        </Button>
      </div>
    </div>
  );
}

function AppSearch({ teamId, error, onTake }: Omit<Props, 'app'>) {
  const { t } = useTranslation('managedOrders');
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed, searchWaitMs);
  const found = useQuery(orderAppsQuery(teamId, text));
  const apps = found.data ?? [];
  const failure = found.error instanceof CallFailure ? found.error.message : undefined;
  return (
    <ComboField
      label={t('form.app')}
      hint={t('form.appHint')}
      name="app"
      options={apps.map(({ adamId, name, developer, isOwn }) => ({
        key: adamId,
        label: name,
        note: [developer, adamId].filter(Boolean).join(' · '),
        aside: isOwn ? null : <span className={classes.label}>{t('form.toBeLinked')}</span>,
      }))}
      isOld={found.isPlaceholderData || text !== typed}
      none={t(found.isFetching ? 'form.searching' : 'form.noApp')}
      error={failure ?? error}
      typed={typed}
      onType={setTyped}
      onTake={(key) => {
        const taken = apps.find(({ adamId }) => adamId === key);
        if (taken !== undefined) onTake(taken);
      }}
    />
  );
}
