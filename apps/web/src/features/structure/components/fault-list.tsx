import { useState } from 'react';
import { maxMendedFaults, type StructureFaultView } from '@tapwright/contracts/structure';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { DataTable } from '@tapwright/ui/table/data-table';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { StructureView } from '../api/structure.ts';
import classes from './structure.module.css';

type Props = {
  readonly view: StructureView;
  readonly onMend: (keys: readonly string[]) => void;
};

/** What drifted, the dearest first; each mended at one press, or those that are ticked together. */
export function FaultList({ view: { faults, counts }, onMend }: Props) {
  const { t } = useTranslation('structure');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mendable = faults.filter(({ mend }) => mend !== null);
  const ticked = mendable.filter(({ key }) => chosen.has(key)).map(({ key }) => key);
  const meant = ticked.length > 0 ? ticked : mendable.map(({ key }) => key);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const toggle = (key: string) => setChosen((old) => new Set(old).symmetricDifference(new Set([key])));
  const columns = useColumns({ chosen, toggle, onMend });
  if (total === 0) return <EmptyState title={t('clean.title')}>{t('clean.text')}</EmptyState>;
  return (
    <section>
      <div className={classes.bar}>
        <h2 className={classes.heading}>{t('faults.title', { count: total })}</h2>
        {meant.length === 0 ? null : (
          <span className={classes.barEnd}>
            <Button variant="filled" onClick={() => onMend(meant.slice(0, maxMendedFaults))}>
              {t('mend.preview', { count: meant.length })}
            </Button>
          </span>
        )}
      </div>
      <DataTable label={t('faults.label')} columns={columns} rows={faults} keyOf={({ key }) => key} />
      {total > faults.length ? (
        <p className={classes.note}>{t('faults.more', { count: total - faults.length })}</p>
      ) : null}
    </section>
  );
}

type Ways = {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  readonly onMend: Props['onMend'];
};

function useColumns({ chosen, toggle, onMend }: Ways): Column<StructureFaultView>[] {
  const { t } = useTranslation('structure');
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const sinceOf = ({ since }: StructureFaultView) =>
    since === null ? t('faults.new') : formatInstant(language, new Date(since), { zone, now });
  const stakeOf = ({ stake }: StructureFaultView) => formatNamedMoney(language, stake);
  return [
    {
      key: 'fault',
      head: t('columns.fault'),
      onCard: 'title',
      cell: ({ key, fault, about, count, becomes, mend }) => (
        <label className={classes.pick}>
          {mend === null ? (
            <StatusGlyph of="to-mend" />
          ) : (
            <input type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key)} />
          )}
          <span className={classes.text}>
            {t(`fault.${fault}`, { count, about, becomes: becomes ?? '' })}
          </span>
        </label>
      ),
    },
    {
      key: 'where',
      head: t('columns.where'),
      width: 256,
      onCard: 'line',
      cell: ({ campaignName, adGroupName }) => (
        <span className={classes.text}>
          {[campaignName, adGroupName].filter(Boolean).join(' › ') || t('faults.everywhere')}
        </span>
      ),
    },
    { key: 'since', head: t('columns.since'), width: 128, isWideOnly: true, cell: sinceOf },
    { key: 'stake', head: t('columns.stake'), width: 130, align: 'end', onCard: 'line', cell: stakeOf },
    {
      key: 'mend',
      head: t('columns.mend'),
      width: 212,
      onCard: 'line',
      cell: (fault) => <Mend fault={fault} onMend={onMend} />,
    },
  ];
}

type MendProps = Pick<Ways, 'onMend'> & { readonly fault: StructureFaultView };

function Mend({ fault: { key, about, mend }, onMend }: MendProps) {
  const { t } = useTranslation('structure');
  if (mend === null) return <span className={classes.quiet}>{t('mend.byHand')}</span>;
  const way = t(`mend.ways.${mend}`);
  return (
    <Button size="xs" variant="subtle" aria-label={`${way}: ${about}`} onClick={() => onMend([key])}>
      {way}
    </Button>
  );
}
