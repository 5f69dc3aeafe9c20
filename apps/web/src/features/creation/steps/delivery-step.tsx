import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { DeliveryMode } from '@tapwright/contracts/ad-values';
import { can, isOfPlatform } from '@tapwright/contracts/roles';
import { nameCurrency } from '@tapwright/i18n/format-money';
import { formatList } from '@tapwright/i18n/format-list';
import { nameZone } from '@tapwright/i18n/name-zone';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { deliveryModesQuery } from '../api/creations.ts';
import { BegunList } from '../begun/begun-list.tsx';
import { changeWay, hasAside } from './change-way.ts';
import { changeCreation, type Creation } from '../use-creation.ts';
import { FieldNote } from '@tapwright/ui/forms/field-note';
import { NewGroupField } from '../components/new-group-field.tsx';
import classes from './delivery-step.module.css';
import shared from '../components/creation.module.css';

const namedGroups = 3;
const rows = ['youDo', 'weDo', 'pays', 'long'] as const;

type Props = {
  readonly creation: Creation;
  readonly role: string;
  readonly chosen?: DeliveryMode | undefined;
  readonly onChoose?: (mode: DeliveryMode) => void;
  /** In place of a campaign group, where the platform's staff do it all. */
  readonly orders?: ReactNode;
};

/** Whoever is not staff has an AI-managed campaign made by those who are. */
export const isOrdered = (mode: DeliveryMode | undefined, role: string): boolean =>
  mode === 'managed' && !isOfPlatform(role);

export const modeOf = ({ group }: Pick<Creation, 'group'>, chosen: DeliveryMode | undefined) =>
  chosen ?? group?.deliveryMode;

/** Who does what and who pays, of the modes that a campaign can be created in. */
export function DeliveryStep({ creation, role, chosen, onChoose, orders }: Props) {
  const { t } = useTranslation(['creation', 'adWords']);
  const { groups, form, teamId } = creation;
  const { data: open } = useQuery(deliveryModesQuery(teamId));
  const mayOpen = can(role, 'campaignGroup.edit');
  const openModes = mayOpen ? (open?.modes ?? []) : [];
  const mayOrder = can(role, 'managedOrder.submit') || isOfPlatform(role);
  const modes = [...new Set([...groups.map(({ deliveryMode }) => deliveryMode), ...openModes])].filter(
    (one) => one !== 'managed' || mayOrder,
  );
  const mode = modeOf(creation, chosen) ?? modes[0];
  const opened = openModes.find((one) => one === mode);
  const inMode = groups.filter(({ deliveryMode }) => deliveryMode === mode);
  const choose = (next: DeliveryMode) => {
    const first = groups.find(({ deliveryMode }) => deliveryMode === next);
    onChoose?.(next);
    if (!isOrdered(next, role)) changeCreation({ campaignGroupId: first?.campaignGroupId ?? null });
  };
  return (
    <section className={shared.section} data-wide>
      <div>
        <h2 className={shared.heading}>{t('type.title')}</h2>
        <p className={shared.lead}>{t('type.lead')}</p>
      </div>
      <div className={classes.cards} role="radiogroup" aria-label={t('type.title')}>
        {modes.map((one) => (
          <ModeCard
            key={one}
            mode={one}
            isChosen={one === mode}
            creation={creation}
            onChoose={() => choose(one)}
          />
        ))}
      </div>
      {isOrdered(mode, role) ? orders : null}
      <div className={shared.pair} hidden={isOrdered(mode, role)}>
        {inMode.length > 0 || opened === undefined ? (
          <GroupField creation={creation} inMode={inMode} />
        ) : null}
        {open !== undefined && opened !== undefined ? (
          <NewGroupField key={inMode.length} teamId={teamId} deliveryMode={opened} modes={open} />
        ) : null}
        <WayField form={form} />
      </div>
      <BegunList creation={creation} />
    </section>
  );
}

type GroupProps = { readonly creation: Creation; readonly inMode: Creation['groups'] };

function GroupField({ creation: { form, group, errorOf, language }, inMode }: GroupProps) {
  const { t } = useTranslation('creation');
  return (
    <div className={shared.labelled}>
      <span className={shared.label}>{t('fields.group')}</span>
      <Picker
        label={t('fields.group')}
        value={String(form.campaignGroupId ?? '')}
        options={[
          ...(form.campaignGroupId === null || group === undefined
            ? [{ value: String(form.campaignGroupId ?? ''), label: t('type.chooseGroup') }]
            : []),
          ...inMode.map(({ campaignGroupId, name }) => ({ value: String(campaignGroupId), label: name })),
        ]}
        onChange={(id) => changeCreation({ campaignGroupId: id === '' ? null : Number(id) })}
      />
      <FieldNote
        error={errorOf('campaignGroupId')}
        help={
          group &&
          t('type.groupNote', {
            zone: nameZone(language, group.timeZone),
            currency: nameCurrency(group.currency),
          })
        }
      />
    </div>
  );
}

/** What was typed the other way does not fit; it waits there. */
function WayField({ form }: Pick<Creation, 'form'>) {
  const { t } = useTranslation('creation');
  return (
    <div className={shared.labelled}>
      <span className={shared.label}>{t('type.startFrom')}</span>
      <Segmented
        label={t('type.startFrom')}
        value={form.way}
        options={(['steps', 'structure'] as const).map((value) => ({
          value,
          label: t(`type.ways.${value}`),
        }))}
        onChange={() => changeWay(form)}
      />
      <FieldNote help={t(`type.wayNotes.${form.way}`)} />
      {hasAside(form) ? <p className={shared.help}>{t('type.aside')}</p> : null}
    </div>
  );
}

type CardProps = {
  readonly mode: DeliveryMode;
  readonly isChosen: boolean;
  readonly creation: Creation;
  readonly onChoose: () => void;
};

function ModeCard({ mode, isChosen, creation: { groups, language }, onChoose }: CardProps) {
  const { t } = useTranslation(['creation', 'adWords']);
  const id = useId();
  const names = groups.filter(({ deliveryMode }) => deliveryMode === mode).map(({ name }) => name);
  const more = names.length - namedGroups;
  const shown = [...names.slice(0, namedGroups), ...(more > 0 ? [`+${more}`] : [])];
  return (
    <label className={classes.card}>
      <span className={classes.head}>
        <input
          type="radio"
          name="mode"
          checked={isChosen}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-text`}
          onChange={onChoose}
        />
        <span id={`${id}-name`} className={classes.name}>
          {t(`adWords:modes.${mode}`)}
        </span>
      </span>
      <span id={`${id}-text`} className={classes.text}>
        {t(`creation:modes.${mode}.text`)}
      </span>
      {rows.map((row) => (
        <span key={row} className={classes.row}>
          <span className={classes.rowName}>{t(`type.rows.${row}`)}</span>
          <span>{t(`creation:modes.${mode}.${row}`)}</span>
        </span>
      ))}
      {names.length > 0 ? (
        <span className={classes.fact}>
          <StatusGlyph of="in-order" /> {t('type.connected', { names: formatList(language, shown) })}
        </span>
      ) : null}
    </label>
  );
}
