import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { ComboField } from '@tapwright/ui/forms/combo-field';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { appsQuery } from '../api/look-ups.ts';
import { focusField } from '../focus-field.ts';
import { changeCreation, type Creation } from '../use-creation.ts';
import classes from './app-field.module.css';
import shared from './creation.module.css';

const searchWaitMs = 250;

/** The app that is promoted: chosen by name, id or link, once. */
export function AppField({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const { form, errorOf } = creation;
  const [isSearching, setSearching] = useState(false);
  if (form.app === null || isSearching)
    return (
      <AppSearch
        creation={creation}
        error={errorOf('campaigns.0.adamId')}
        onEnd={() => {
          setSearching(false);
          focusField('campaigns.0.countries');
        }}
      />
    );
  return (
    <div className={shared.labelled}>
      <span className={shared.label}>{t('fields.app')}</span>
      <div className={classes.chosen}>
        <span className={classes.words}>
          <b>{form.app.name}</b>
          <span className={shared.help}>{form.app.adamId}</span>
        </span>
        <Button size="xs" onClick={() => setSearching(true)}>
          {t('series.changeApp')}
        </Button>
      </div>
    </div>
  );
}

type SearchProps = {
  readonly creation: Creation;
  readonly error: string | undefined;
  readonly onEnd: () => void;
};

function AppSearch({ creation: { teamId, form, group }, error, onEnd }: SearchProps) {
  const { t } = useTranslation('creation');
  const [typed, setTyped] = useState('');
  const { campaignGroupId } = form;
  const text = useDebounced(typed, searchWaitMs);
  const found = useQuery({
    ...appsQuery({ teamId, campaignGroupId: campaignGroupId ?? 0 }, text),
    enabled: group !== undefined,
  });
  const apps = found.data ?? [];
  const failure = found.error instanceof CallFailure ? found.error.message : undefined;
  return (
    <ComboField
      label={t('fields.app')}
      hint={t('series.appHint')}
      name="campaigns.0.adamId"
      options={apps.map(({ adamId, name, developer, isOwn }) => ({
        key: adamId,
        label: name,
        note: [developer, adamId].filter(Boolean).join(' · '),
        isDisabled: !isOwn,
        aside: isOwn ? null : <StatusWord of="refused">{t('series.notOwn')}</StatusWord>,
      }))}
      isOld={found.isPlaceholderData || text !== typed}
      none={t(found.isFetching ? 'series.searching' : 'series.noApp')}
      error={failure ?? error}
      typed={typed}
      onType={setTyped}
      onTake={(key) => {
        const app = apps.find(({ adamId }) => adamId === key);
        if (app === undefined) return;
        changeCreation({ app: { adamId: app.adamId, name: app.name } });
        onEnd();
      }}
    />
  );
}
