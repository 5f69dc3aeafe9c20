import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import { Button } from '@tapwright/ui/forms/button';
import { TextField } from '@tapwright/ui/forms/text-field';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { useLanguage } from '../../../platform/use-language.ts';
import type { AdObject } from '../change.ts';
import { type Bulk, openedPreview } from '../opened.ts';
import { bulkAmount } from '../prepare-bulk.ts';
import classes from './draft-bar.module.css';

type Props = Bulk & { readonly onClose: () => void };

/** By how much or to what, and between which bounds; each in the currency of its ad account. */
export function AmountDialog({ objects, onSent, onClose }: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  const [typed, setTyped] = useState('');
  const [bounds, setBounds] = useState({ floor: '', ceiling: '', step: '' });
  const [isJudged, setJudged] = useState(false);
  const change = bulkAmount(objects, typed, bounds);
  const [only] = objects.length === 1 ? objects : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (change === undefined) return;
    // The focus is back in the list before the preview notes where it was.
    flushSync(onClose);
    openedPreview.set({ change, onSent });
  };
  return (
    <Dialog
      title={only ? t('bulk.titleOfOne', { name: only.name }) : t('bulk.title', { count: objects.length })}
      closeLabel={t('frame:close')}
      onClose={onClose}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <Standing amount={only?.amount} />
        <TextField
          label={t('bulk.by')}
          help={t('bulk.help')}
          value={typed}
          data-autofocus
          autoComplete="off"
          error={isJudged && change === undefined ? t('refusals.notANumber') : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setJudged(false);
          }}
        />
        {only ? null : (
          <div className={classes.bounds}>
            {(['floor', 'ceiling', 'step'] as const).map((name) => (
              <TextField
                key={name}
                label={t(`bulk.${name}`)}
                inputMode="decimal"
                value={bounds[name]}
                onChange={({ target }) => setBounds({ ...bounds, [name]: target.value })}
              />
            ))}
          </div>
        )}
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('frame:cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('bulk.look')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Standing({ amount }: { readonly amount: AdObject['amount'] }) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  if (!amount?.stands) return null;
  const { stands, currency } = amount;
  return <p>{t('bulk.now', { amount: formatNamedMoney(language, { amount: stands, currency }) })}</p>;
}
