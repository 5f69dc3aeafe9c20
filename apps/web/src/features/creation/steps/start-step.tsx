import { moneyOf, parseAmount, toAmount } from '@tapwright/domain/money';
import { formatMoney } from '@tapwright/i18n/format-money';
import { nameZone } from '@tapwright/i18n/name-zone';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Creation } from '../use-creation.ts';
import { useLikelySpend } from '../forecast/use-likely-spend.ts';
import type { Start } from '../use-start.ts';
import { PaymentSection } from '../components/payment-section.tsx';
import { CheckLines } from '../checks/check-lines.tsx';
import classes from '../components/creation.module.css';
import own from './start-step.module.css';

const daysOfMonth = 30.4;

type Props = { readonly creation: Creation; readonly start: Start };
type StepProps = Props & { readonly role: string };

/** What would stop it, what it may cost, and when it begins. */
export function StartStep({ creation, start, role }: StepProps) {
  const payment = start.preview?.payment;
  return (
    <>
      <CheckLines creation={creation} start={start} role={role} />
      <Cost creation={creation} start={start} />
      {payment ? <PaymentSection creation={creation} payment={payment} role={role} /> : null}
      <Warnings start={start} />
      <When creation={creation} start={start} />
    </>
  );
}

function Cost({ creation, start: { preview } }: Props) {
  const { t } = useTranslation('creation');
  const { form, currency, language } = creation;
  const campaigns = form.campaigns.filter(({ isLeftOut }) => !isLeftOut);
  const minorOf = (typed: string): number | null => {
    const amount = parseAmount(typed, currency);
    return typeof amount === 'string' ? null : amount.minor;
  };
  const caps = campaigns.map(({ dailyCap }) => minorOf(dailyCap) ?? 0);
  const months = campaigns.map(({ totalBudget }, place) =>
    Math.min(Math.round((caps[place] ?? 0) * daysOfMonth), minorOf(totalBudget) ?? Number.MAX_SAFE_INTEGER),
  );
  const sum = (minors: readonly number[]) => {
    const total = minors.reduce((one, other) => one + other, 0);
    return formatMoney(language, { amount: toAmount(moneyOf(total, currency)), currency });
  };
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('put.cost')}</h2>
      <dl className={own.costs}>
        <div>
          <dt>{t('put.day')}</dt>
          <dd>
            <b>{sum(caps)}</b> {t('put.atMost')}
          </dd>
          <dd className={classes.help}>{t('put.dayNote')}</dd>
        </div>
        <div>
          <dt>{t('put.month')}</dt>
          <dd>
            <b>{sum(months)}</b> {t('put.atMost')}
          </dd>
          <dd className={classes.help}>{t('put.monthNote')}</dd>
        </div>
        <Likely creation={creation} />
        {preview?.rise && preview.edits.every(({ refused }) => refused.length === 0) ? (
          <div>
            <dt>{t('put.rise')}</dt>
            <dd>
              <b>{formatMoney(language, preview.rise)}</b>
            </dd>
            <dd className={classes.help}>{t('put.riseNote')}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

/** By another campaign of the app, so that nobody plans with the cap alone. */
function Likely({ creation }: Pick<Props, 'creation'>) {
  const { t } = useTranslation('creation');
  const likely = useLikelySpend(creation);
  if (likely === undefined) return null;
  const low = formatMoney(creation.language, likely.low);
  const high = formatMoney(creation.language, likely.high);
  return (
    <div>
      <dt>{t('put.likely')}</dt>
      <dd>
        <b>{low === high ? low : t('put.likelyRange', { low, high })}</b> {t('put.aDay')}
      </dd>
      <dd className={classes.help}>{t('put.likelyNote', { name: likely.name })}</dd>
    </div>
  );
}

function Warnings({ start: { warnings, confirmed, confirm } }: { readonly start: Start }) {
  const { t } = useTranslation('creation');
  if (warnings.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('put.confirm')}</h2>
      {warnings.map(({ reason, message, count }) => (
        <label key={reason} className={own.confirm}>
          <input
            type="checkbox"
            checked={confirmed.includes(reason)}
            onChange={({ target }) => confirm(reason, target.checked)}
          />
          <span>
            {message} {count > 1 ? <span className={classes.help}>{t('put.times', { count })}</span> : null}
          </span>
        </label>
      ))}
    </section>
  );
}

function When({ creation: { group, language }, start }: Props) {
  const { t } = useTranslation('creation');
  const { kind, choose, wall, type, error, preview } = start;
  const zone = group?.timeZone ?? 'UTC';
  return (
    <section className={classes.section}>
      <ChoiceList
        label={t('put.start')}
        value={kind}
        options={(['now', 'hour', 'paused'] as const).map((value) => ({
          value,
          label: t(`put.ways.${value}`),
          note: t(`put.wayNotes.${value}`),
        }))}
        onChange={choose}
      />
      {kind === 'hour' ? (
        <TextField
          label={t('put.hour')}
          type="datetime-local"
          value={wall}
          error={error}
          help={t('put.hourHelp', { zone: nameZone(language, zone) })}
          onChange={({ target }) => type(target.value)}
        />
      ) : null}
      {preview?.approval.length ? (
        <p className={classes.caution}>
          <StatusGlyph of="proposed" />
          {t('put.needsSecond')}
        </p>
      ) : null}
    </section>
  );
}
