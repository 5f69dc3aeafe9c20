import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import { formatList } from '@tapwright/i18n/format-list';
import type { AmountProblem } from '@tapwright/domain/money';
import { Button } from '@tapwright/ui/forms/button';
import { TextField } from '@tapwright/ui/forms/text-field';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Bulk, openedPreview } from '../opened.ts';
import type { AdObject } from '../change.ts';
import {
  boundNames,
  boundProblems,
  bulkAmount,
  currenciesOf,
  namesOf,
  type TypedBounds,
} from './prepare-bulk.ts';
import classes from '../drafts/draft-bar.module.css';

type Props = Bulk & { readonly onClose: () => void };

/** By how much or to what, and between which bounds; each in the currency of its ad account. */
export function AmountDialog({ objects, onSent, onClose }: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  const language = useLanguage();
  const { typed, bounds, change, wrong, judge, type } = useTyped(objects);
  const names = formatList(language, namesOf(objects));
  const [only] = objects.length === 1 ? objects : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    judge();
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
          help={names === '' ? t('bulk.plainHelp') : t('bulk.help', { names })}
          value={typed}
          data-autofocus
          autoComplete="off"
          error={wrong.typed === undefined ? undefined : t(`refusals.${wrong.typed}`)}
          onChange={({ target }) => type({ typed: target.value })}
        />
        {only ? null : (
          <Bounds
            bounds={bounds}
            wrong={wrong.bounds}
            names={names}
            onChange={(next) => type({ bounds: next })}
          />
        )}
        {only ? null : <Currencies of={currenciesOf(objects)} />}
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

/** What is typed, and what is wrong with it once somebody asked for the preview. */
function useTyped(objects: readonly AdObject[]) {
  const [{ typed, bounds }, setState] = useState<{ typed: string; bounds: TypedBounds }>({
    typed: '',
    bounds: { floor: '', ceiling: '', step: '' },
  });
  const [isJudged, setJudged] = useState(false);
  const change = bulkAmount(objects, typed, bounds);
  const problems = new Map(isJudged ? boundProblems(objects, bounds) : []);
  const isNone = isJudged && change === undefined && problems.size === 0;
  return {
    typed,
    bounds,
    change,
    wrong: { typed: isNone ? ('notANumber' as const) : undefined, bounds: problems },
    judge: () => setJudged(true),
    type: (next: { readonly typed?: string; readonly bounds?: TypedBounds }) => {
      setState((old) => ({ ...old, ...next }));
      setJudged(false);
    },
  };
}

type BoundsProps = {
  readonly bounds: TypedBounds;
  readonly wrong: ReadonlyMap<keyof TypedBounds, AmountProblem>;
  /** What of the rows can be typed by its name. */
  readonly names: string;
  readonly onChange: (bounds: TypedBounds) => void;
};

function Bounds({ bounds, wrong, names, onChange }: BoundsProps) {
  const { t } = useTranslation('changes');
  return (
    <div className={classes.bounds}>
      {boundNames.map((name) => {
        const problem = wrong.get(name);
        return (
          <TextField
            key={name}
            label={t(`bulk.${name}`)}
            help={name === 'step' ? undefined : names}
            inputMode={names === '' ? 'decimal' : 'text'}
            autoComplete="off"
            value={bounds[name]}
            error={problem === undefined ? undefined : t(`refusals.${problem}`)}
            onChange={({ target }) => onChange({ ...bounds, [name]: target.value })}
          />
        );
      })}
    </div>
  );
}

function Currencies({ of }: { readonly of: readonly string[] }) {
  const { t } = useTranslation('changes');
  const list = formatList(useLanguage(), of);
  return (
    <p className={classes.hint}>
      {of.length > 1 ? t('bulk.currencies', { list }) : t('bulk.currency', { currency: list })}
    </p>
  );
}
