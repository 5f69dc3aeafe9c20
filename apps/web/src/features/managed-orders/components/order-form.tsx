import { IconDeviceFloppy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { maxNeeds, maxOrderFiles, type OrderFile, type OrderView } from '@tapwright/contracts/managed-orders';
import { formatTime } from '@tapwright/i18n/format-instant';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useOrderDraft } from '../use-order-draft.ts';
import { useOrderSending } from '../use-order-sending.ts';
import { DiscardButton } from './discard-button.tsx';
import { FilesField } from './files-field.tsx';
import { GoalFields } from './goal-fields.tsx';
import { OrderAppField } from './order-app-field.tsx';
import classes from './order-form.module.css';
import { OrderSummary } from './order-summary.tsx';

type Props = {
  readonly teamId: number;
  readonly currency: 'USD' | 'RMB';
  readonly today: string;
  /** Goes on with what was begun. */
  readonly opened: OrderView | undefined;
  readonly path: ReactNode;
  readonly leave: ReactNode;
  readonly storefronts: (field: {
    countries: readonly string[];
    onChange: (countries: string[]) => void;
  }) => ReactNode;
  readonly onSent: (orderId: number) => void;
  readonly onDiscarded: () => void;
};

/** App, countries, goal, money and what staff should know: sent in one piece, and nothing is paid by it. */
export function OrderForm(props: Props) {
  const { teamId, currency, today, opened, path, leave, storefronts, onSent, onDiscarded } = props;
  const { t } = useTranslation('managedOrders');
  const draft = useOrderDraft(teamId, opened, today);
  const { form, change, keep } = draft;
  const [files, setFiles] = useState<readonly OrderFile[]>([]);
  const { saved } = draft;
  const discard = saved && <DiscardButton teamId={teamId} orderId={saved.orderId} onDone={onDiscarded} />;
  const sending = useOrderSending({ teamId, today, form, files, keep, onSent });
  return (
    <form
      className={classes.order}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.submit();
      }}
    >
      <Head draft={draft} path={path} discard={discard} leave={leave} />
      <div className={classes.columns}>
        <div className={classes.form}>
          <section className={classes.section}>
            <h2 className={classes.heading}>{t('form.what')}</h2>
            <OrderAppField
              teamId={teamId}
              app={form.app}
              error={sending.errorOf('app')}
              onTake={(app) => change({ app })}
            />
            {storefronts({
              countries: form.storefronts,
              onChange: (countries) => change({ storefronts: countries }),
            })}
            <p className={classes.help}>{t('form.storefrontsHelp')}</p>
          </section>
          <GoalFields {...{ form, currency, today, change }} errorOf={sending.errorOf} />
          <section className={classes.section}>
            <h2 className={classes.heading}>{t('form.know')}</h2>
            <TextArea
              label={t('form.needs')}
              help={t('form.needsHelp')}
              rows={5}
              maxLength={maxNeeds}
              value={form.needs}
              onChange={({ target }) => change({ needs: target.value })}
            />
            <FilesField files={files} max={maxOrderFiles} onChange={setFiles} />
          </section>
        </div>
        <OrderSummary form={form} currency={currency} />
      </div>
      <Foot toMend={sending.toMend} isPending={sending.isPending} />
    </form>
  );
}

type Draft = ReturnType<typeof useOrderDraft>;

type HeadProps = Pick<Props, 'path' | 'leave'> & { readonly draft: Draft; readonly discard: ReactNode };

function Head({ draft, path, discard, leave }: HeadProps) {
  const { t } = useTranslation('managedOrders');
  return (
    <PageHead
      title={t('form.title')}
      path={path}
      actions={
        <>
          <Kept draft={draft} />
          {discard}
          {leave}
        </>
      }
    />
  );
}

function Foot({ toMend, isPending }: { readonly toMend: number; readonly isPending: boolean }) {
  const { t } = useTranslation('managedOrders');
  return (
    <footer className={classes.foot}>
      <span className={classes.footNote} aria-live="polite">
        {toMend > 0 ? (
          <span className={classes.toMend}>
            <StatusGlyph of="refused" /> {t('form.toMend', { count: toMend })}
          </span>
        ) : (
          t('form.costsNothing')
        )}
      </span>
      <Button type="submit" variant="filled" loading={isPending}>
        {t('form.send')}
      </Button>
    </footer>
  );
}

function Kept({ draft: { saving, saved } }: { readonly draft: Draft }) {
  const { t } = useTranslation('managedOrders');
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const time = saved === undefined ? '' : formatTime('en', new Date(saved.savedAt), zone);
  const isLost = saving === 'failed' || saving === 'elsewhere';
  return (
    <span className={classes.kept} role={isLost ? 'alert' : undefined} data-lost={isLost || undefined}>
      {isLost ? <StatusGlyph of="to-mend" /> : <IconDeviceFloppy size={14} />}
      {t(`saving.${saving}`, { time })}
    </span>
  );
}
