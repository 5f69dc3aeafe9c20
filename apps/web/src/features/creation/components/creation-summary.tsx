import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Picker } from '@tapwright/ui/forms/picker';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useSummary } from '../use-summary.ts';
import { changeCreation, type Creation } from '../use-creation.ts';
import classes from './creation.module.css';

/** Everything that will be created, on every step. */
export function CreationSummary({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const parts = useSummary(creation);
  return (
    <aside className={classes.rail} aria-label={t('summary.title')}>
      <h2 className={classes.railTitle}>{t('summary.title')}</h2>
      {parts.map(({ title, rows, none }) => (
        <section key={title} className={classes.railPart}>
          <h3 className={classes.railHead}>{title}</h3>
          {rows.length === 0 ? <p className={classes.railNone}>{none}</p> : null}
          <dl className={classes.facts}>
            {rows.map(({ label, value, path }) => {
              const isWrong = path !== undefined && creation.errorOf(path) !== undefined;
              return (
                <div key={label} className={classes.fact}>
                  <dt>{label}</dt>
                  <dd data-wrong={isWrong || undefined}>
                    {isWrong ? (
                      <>
                        <StatusGlyph of="refused" /> {t('summary.toMend')}
                      </>
                    ) : path === 'campaignGroupId' && creation.groups.length > 1 ? (
                      <GroupChoice creation={creation} />
                    ) : (
                      value
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
      {creation.group === undefined ? null : (
        <section className={classes.railPart}>
          <h3 className={classes.railHead}>{t('summary.whoPays')}</h3>
          <p className={classes.railText}>
            {t(creation.group.deliveryMode === 'collaborative' ? 'summary.youPay' : 'summary.wePay')}
          </p>
        </section>
      )}
    </aside>
  );
}

/** Of the mode that was chosen first and of any other: the whole form goes on in it. */
function GroupChoice({ creation: { groups, group, form } }: { readonly creation: Creation }) {
  const { t } = useTranslation(['creation', 'adWords']);
  const isOneMode = new Set(groups.map(({ deliveryMode }) => deliveryMode)).size < 2;
  return (
    <Picker
      label={t('fields.group')}
      value={String(form.campaignGroupId ?? '')}
      options={[
        ...(group === undefined
          ? [{ value: String(form.campaignGroupId ?? ''), label: t('type.chooseGroup') }]
          : []),
        ...groups.map(({ campaignGroupId, name, deliveryMode }) => ({
          value: String(campaignGroupId),
          label: isOneMode ? name : `${name} · ${t(`adWords:modes.${deliveryMode}`)}`,
        })),
      ]}
      onChange={(id) => changeCreation({ campaignGroupId: id === '' ? null : Number(id) })}
    />
  );
}
