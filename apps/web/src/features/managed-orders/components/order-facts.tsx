import { useMutation } from '@tanstack/react-query';
import type { OrderFile, OrderView } from '@tapwright/contracts/managed-orders';
import { nameCountries } from '@tapwright/i18n/name-countries';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Conversing } from '../api/orders.ts';
import { writeMinor } from '../order-form-values.ts';
import { useWriteMoney } from '../use-write-money.ts';
import classes from './order-page.module.css';

type Props = { readonly order: OrderView; readonly via: Conversing };

/** What was ordered, as it was sent. */
export function OrderFacts({ order, via }: Props) {
  const { t } = useTranslation('managedOrders');
  const language = useLanguage();
  const write = useWriteMoney(order.currency);
  const { app, storefronts, goal, cpa, budget, weeks, startsOn, needs, campaignGroup } = order;
  const facts = [
    ['app', app === null ? '' : `${app.name} · ${app.adamId}`],
    ['storefronts', storefronts.length === 0 ? t('facts.leftToUs') : nameCountries(language, storefronts)],
    ['goal', goal === null ? '' : t(`goals.${goal}.name`)],
    ['cpa', cpa === null ? '' : write(writeMinor(cpa))],
    ['budget', budget === null ? '' : write(writeMinor(budget))],
    ['startsOn', startsOn ?? ''],
    ['weeks', weeks === null ? '' : String(weeks)],
    ['campaignGroup', campaignGroup ?? ''],
    ['needs', needs],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <OrderFiles order={order} files={order.files} via={via} />
    </>
  );
}

type FilesProps = Props & { readonly files: readonly OrderFile[] };

export function OrderFiles({ order: { teamId, orderId }, files, via }: FilesProps) {
  const { t } = useTranslation('managedOrders');
  const showFailure = useShowFailure();
  const save = useMutation({
    mutationFn: (name: string) => via.saveFile({ teamId, orderId }, name),
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('files.failed'), error),
  });
  if (files.length === 0) return null;
  return (
    <ul className={classes.files}>
      {files.map(({ name, fileName, bytes }) => (
        <li key={name}>
          <Button
            size="xs"
            loading={save.isPending && save.variables === name}
            onClick={() => save.mutate(name)}
          >
            {t('files.size', { file: fileName, size: Math.max(1, Math.round(bytes / 1024)) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
