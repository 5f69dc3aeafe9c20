import { formatMoney, nameCurrency } from '@tapwright/i18n/format-money';
import { formatList } from '@tapwright/i18n/format-list';
import { nameCountry } from '@tapwright/i18n/name-country';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import table from '../components/form-table.module.css';
import type { CopyRow, WhyNot } from './list-copies.ts';
import { countCopies } from './plan-copies.ts';
import type { CopyPlan } from './use-copy-plan.ts';
import classes from './copy.module.css';
import { useSuggestedFactors } from './use-suggested-factors.ts';

type Props = { readonly plan: CopyPlan };

/** A row for each target: what it becomes there, or why it cannot. */
export function CopyTable({ plan }: Props) {
  const { t } = useTranslation('copies');
  const { rows, plan: choice } = plan;
  if (rows.length === 0) return <p className={classes.none}>{t(`none.${choice.axis}`)}</p>;
  return (
    <>
      <SuggestedFactors plan={plan} />
      <Table plan={plan} />
    </>
  );
}

function SuggestedFactors({ plan }: Props) {
  const { t } = useTranslation('copies');
  const language = useLanguage();
  const suggested = useSuggestedFactors(plan);
  if (suggested.size === 0) return null;
  const named = [...suggested].map(([country, factor]) => `${nameCountry(language, country)} ${factor}`);
  return (
    <p className={classes.suggested}>
      <span>{t('suggest.why', { factors: formatList(language, named) })}</span>
      <Button
        size="xs"
        onClick={() => plan.change({ factors: { ...plan.plan.factors, ...Object.fromEntries(suggested) } })}
      >
        {t('suggest.take', { count: suggested.size })}
      </Button>
    </p>
  );
}

function Table({ plan }: Props) {
  const { t } = useTranslation('copies');
  const { rows, plan: choice } = plan;
  return (
    <div className={`${table.scroll} ${classes.scroll}`} data-tall>
      <table className={table.table} aria-label={t('targets')}>
        <thead>
          <tr>
            <th scope="col">{t(`axisOne.${choice.axis}`)}</th>
            <th scope="col">{t('currency')}</th>
            <th scope="col" data-number>
              {t('factor')}
            </th>
            <th scope="col" data-number data-known>
              {t('bid')}
            </th>
            <th scope="col" data-number>
              {t('dailyCap')}
            </th>
            <th scope="col" data-number>
              {t('kept')}
            </th>
            <th scope="col">{t('newName')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row key={row.key} plan={plan} row={row} place={place} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Props & { readonly row: CopyRow; readonly place: number };

function useLabel({ axis, key, app, group }: CopyRow): string {
  const language = useLanguage();
  return { storefronts: nameCountry(language, key), apps: app, groups: group }[axis];
}

function Row({ plan, row, place }: RowProps) {
  const { t } = useTranslation('copies');
  const language = useLanguage();
  const label = useLabel(row);
  const { key, whyNot, isLeftOut, currency, campaign, refused } = row;
  const isStopped = whyNot !== undefined && whyNot.is !== 'factor';
  const { leftOut } = plan.plan;
  const refusals = plan.refusals.get(key) ?? [];
  return (
    <>
      <tr className={classes.target} data-off={isStopped || isLeftOut || undefined}>
        <td>
          <label className={table.choice}>
            <input
              type="checkbox"
              checked={!isStopped && !isLeftOut}
              disabled={isStopped}
              onChange={({ target }) =>
                plan.change({
                  leftOut: new Set(
                    target.checked ? [...leftOut].filter((one) => one !== key) : [...leftOut, key],
                  ),
                })
              }
            />
            {label}
          </label>
        </td>
        <td>{nameCurrency(currency)}</td>
        {isStopped ? (
          <td colSpan={5}>
            <Why whyNot={whyNot} />
          </td>
        ) : (
          <Amounts plan={plan} row={row} place={place} label={label} campaign={campaign} />
        )}
      </tr>
      {refusals.length === 0 && (refused.length === 0 || isStopped) ? null : (
        <tr className={classes.said}>
          <td colSpan={7}>
            {refusals.length === 0 ? (
              <StatusWord of="to-mend">
                {t('without', {
                  places: formatList(
                    language,
                    refused.map((country) => nameCountry(language, country)),
                  ),
                })}
              </StatusWord>
            ) : (
              <StatusWord of="refused">
                {refusals[0]} {refusals.length > 1 ? t('more', { count: refusals.length - 1 }) : ''}
              </StatusWord>
            )}
          </td>
        </tr>
      )}
    </>
  );
}

function Why({ whyNot }: { readonly whyNot: WhyNot }) {
  const { t } = useTranslation('copies');
  if (whyNot.is === 'asking') return <>{t('why.asking')}</>;
  const words = 'words' in whyNot ? whyNot.words : null;
  return (
    <StatusWord of="refused">
      {words === null ? t(`why.${whyNot.is}`) : t('why.because', { what: t(`why.${whyNot.is}`), words })}
    </StatusWord>
  );
}

type AmountProps = RowProps & { readonly label: string; readonly campaign: CopyRow['campaign'] };

function Amounts({ plan, row, place, label, campaign }: AmountProps) {
  const { t } = useTranslation('copies');
  const language = useLanguage();
  const { rows, plan: choice, change, source } = plan;
  const { key, currency } = row;
  const money = (amount: string | undefined) => (amount ? formatMoney(language, { amount, currency }) : '–');
  const wanted = source.campaign.adGroups.filter(({ adGroupId }) => choice.adGroupIds.has(adGroupId));
  const all = countCopies([{ ...source.campaign, adGroups: wanted }]).keywords;
  const factorsFrom = (texts: readonly string[]) =>
    Object.fromEntries(
      texts.flatMap((text, step) => {
        const target = rows[place + step];
        return target === undefined ? [] : [[target.key, text.trim()]];
      }),
    );
  return (
    <>
      <td data-number>
        <input
          className={`${table.field} ${classes.factor}`}
          inputMode="decimal"
          autoComplete="off"
          name={`factors.${key}`}
          aria-label={t('factorOf', { name: label })}
          aria-invalid={row.whyNot?.is === 'factor'}
          value={row.factor}
          onChange={({ target }) => change({ factors: { ...choice.factors, [key]: target.value } })}
          onPaste={(event) => {
            const texts = event.clipboardData.getData('text').trim().split(/\r?\n/);
            if (texts.length < 2) return;
            event.preventDefault();
            change({ factors: { ...choice.factors, ...factorsFrom(texts) } });
          }}
        />
      </td>
      <td data-number data-known>
        {money(campaign?.adGroups?.[0]?.bid)}
      </td>
      <td data-number>
        <input
          className={table.field}
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('capOf', { name: label })}
          value={choice.caps[key] ?? campaign?.dailyCap ?? ''}
          onChange={({ target }) => change({ caps: { ...choice.caps, [key]: target.value } })}
        />
      </td>
      <td data-number>{campaign ? t('keptOf', { kept: countCopies([campaign]).keywords, all }) : '–'}</td>
      <td className={classes.name}>{campaign?.name ?? '–'}</td>
    </>
  );
}
