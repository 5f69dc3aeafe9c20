import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EligibleStorefront } from '@tapwright/contracts/look-ups';
import { nameCurrency } from '@tapwright/i18n/format-money';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { ComboField } from '@tapwright/ui/forms/combo-field';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { appsQuery } from '../api/look-ups.ts';
import { StorefrontCombo } from '../structure/storefront-combo.tsx';
import type { CopyPlan } from './use-copy-plan.ts';
import classes from './copy.module.css';

const searchWaitMs = 250;
const nowhere: ReadonlyMap<string, EligibleStorefront> = new Map();
const axes = ['storefronts', 'apps', 'groups'] as const;

type Props = { readonly plan: CopyPlan };

/** What differs from copy to copy, and which of it are wanted. */
export function CopyTargets({ plan }: Props) {
  const { t } = useTranslation(['copies', 'creation']);
  const { groups, plan: choice, change, chooseAxis } = plan;
  const { axis, campaignGroupId } = choice;
  return (
    <section className={classes.targets}>
      <Segmented
        label={t('axis')}
        value={axis}
        options={axes.map((value) => ({ value, label: t(`axes.${value}`) }))}
        onChange={chooseAxis}
      />
      {axis === 'storefronts' ? <Storefronts plan={plan} /> : null}
      {axis === 'apps' ? <Apps plan={plan} /> : null}
      {axis === 'groups' ? <Groups plan={plan} /> : null}
      {axis === 'groups' || groups.length < 2 ? null : (
        <div className={classes.labelled}>
          <span aria-hidden>{t('into')}</span>
          <Picker
            label={t('into')}
            value={String(campaignGroupId)}
            options={groups.map((group) => ({
              value: String(group.campaignGroupId),
              label: `${group.name} · ${nameCurrency(group.currency)}`,
            }))}
            onChange={(id) => change({ campaignGroupId: Number(id), caps: {} })}
          />
        </div>
      )}
    </section>
  );
}

function Storefronts({ plan: { plan, app, eligibilityOf, change } }: Props) {
  const { t } = useTranslation('copies');
  const { storefronts } = eligibilityOf(plan.campaignGroupId, app.adamId);
  return (
    <StorefrontCombo
      label={t('axes.storefronts')}
      name="storefronts"
      countries={plan.countries}
      byCountry={storefronts ?? nowhere}
      isRefused={(country) =>
        storefronts !== undefined && (storefronts.get(country)?.devices ?? []).length === 0
      }
      onChange={(countries) => change({ countries: [...new Set(countries)] })}
    />
  );
}

function Apps({ plan: { teamId, plan, app, change } }: Props) {
  const { t } = useTranslation(['copies', 'creation']);
  const { campaignGroupId, apps } = plan;
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed, searchWaitMs);
  const found = useQuery(appsQuery({ teamId, campaignGroupId }, text));
  const free = (found.data ?? []).filter(
    ({ adamId }) => adamId !== app.adamId && apps.every((one) => one.adamId !== adamId),
  );
  return (
    <ComboField
      label={t('axes.apps')}
      hint={t('creation:series.appHint')}
      name="apps"
      tokens={apps.map(({ adamId, name }) => ({
        key: adamId,
        label: name,
        remove: t('creation:storefronts.without', { country: name }),
      }))}
      options={free.map(({ adamId, name, developer, isOwn }) => ({
        key: adamId,
        label: name,
        note: [developer, adamId].filter(Boolean).join(' · '),
        isDisabled: !isOwn,
        aside: isOwn ? null : <StatusWord of="refused">{t('creation:series.notOwn')}</StatusWord>,
      }))}
      isOld={found.isPlaceholderData || text !== typed}
      none={t(found.isFetching ? 'creation:series.searching' : 'creation:series.noApp')}
      typed={typed}
      onType={setTyped}
      onTake={(key) => {
        const taken = free.find(({ adamId }) => adamId === key);
        if (taken) change({ apps: [...apps, { adamId: taken.adamId, name: taken.name }] });
        setTyped('');
      }}
      onRemove={(key) => change({ apps: apps.filter(({ adamId }) => adamId !== key) })}
    />
  );
}

function Groups({ plan: { plan, groups, source, change } }: Props) {
  const { t } = useTranslation(['copies', 'creation']);
  const [typed, setTyped] = useState('');
  const { groupIds } = plan;
  const free = groups.filter(
    ({ campaignGroupId, name }) =>
      campaignGroupId !== source.campaign.campaignGroupId &&
      !groupIds.includes(campaignGroupId) &&
      name.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  const nameOf = (id: number) => groups.find((group) => group.campaignGroupId === id)?.name ?? '';
  return (
    <ComboField
      label={t('axes.groups')}
      name="groups"
      tokens={groupIds.map((id) => ({
        key: String(id),
        label: nameOf(id),
        remove: t('creation:storefronts.without', { country: nameOf(id) }),
      }))}
      options={free.map(({ campaignGroupId, name, currency }) => ({
        key: String(campaignGroupId),
        label: name,
        note: currency,
      }))}
      none={t('noGroup')}
      typed={typed}
      onType={setTyped}
      onTake={(key) => {
        change({ groupIds: [...groupIds, Number(key)] });
        setTyped('');
      }}
      onRemove={(key) => change({ groupIds: groupIds.filter((id) => String(id) !== key) })}
    />
  );
}
