import { IconX } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxListed } from '@tapwright/contracts/edit-lists';
import { formatCount } from '@tapwright/i18n/format-number';
import { Button } from '@tapwright/ui/forms/button';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { TextField } from '@tapwright/ui/forms/text-field';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { useLanguage } from '../../../platform/use-language.ts';
import { useLaterWords } from '../../../platform/use-later-words.ts';
import type { AdObject, Change } from '../change.ts';
import { openedPreview } from '../opened.ts';
import { bulkAmount, bulkRemoval, bulkStatus } from '../prepare-bulk.ts';
import classes from './draft-bar.module.css';

const words = ['changes', 'frame'] as const;

type Props = {
  readonly objects: readonly AdObject[];
  /** How many match the filter, selected or not. */
  readonly total: number;
  readonly onAll: () => void;
  readonly onClear: () => void;
  /** What else can be done with them in this list. */
  readonly children?: ReactNode;
};

/** What can be done with all that is selected; always looked at first. */
export function BulkBar(props: Props) {
  const hasWords = useLaterWords(words);
  return hasWords ? <Bar {...props} /> : null;
}

function Bar({ objects, total, onAll, onClear, children }: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  const language = useLanguage();
  const [isTyping, setTyping] = useState(false);
  const look = (change: Change | undefined) => openedPreview.set(change);
  const [first] = objects;
  const amounts = objects.some(({ amount }) => amount !== undefined);
  const pausing = bulkStatus(objects, 'paused');
  const activating = bulkStatus(objects, 'running');
  const figure = formatCount(language, total);
  return (
    <aside className={classes.bulk} aria-label={t('bulk.label')}>
      <span className={classes.count}>{t('bulk.selected', { count: objects.length })}</span>
      {total > objects.length && total <= maxListed ? (
        <Button variant="subtle" size="xs" onClick={onAll}>
          {t('bulk.all', { count: total, figure })}
        </Button>
      ) : null}
      <Button size="xs" disabled={pausing === undefined} onClick={() => look(pausing)}>
        {t('bulk.pause')}
      </Button>
      <Button size="xs" disabled={activating === undefined} onClick={() => look(activating)}>
        {t('bulk.activate')}
      </Button>
      {amounts ? (
        <Button size="xs" onClick={() => setTyping(true)}>
          {t(first?.kind === 'campaign' ? 'bulk.cap' : 'bulk.bid')}
        </Button>
      ) : null}
      {children}
      <Button size="xs" onClick={() => look(bulkRemoval(objects))}>
        {t('bulk.remove')}
      </Button>
      <IconButton size="small" aria-label={t('bulk.clear')} onClick={onClear}>
        <IconX size={14} />
      </IconButton>
      {isTyping ? <AmountDialog objects={objects} onClose={() => setTyping(false)} /> : null}
    </aside>
  );
}

type AmountProps = { readonly objects: readonly AdObject[]; readonly onClose: () => void };

/** By how much or to what, and between which bounds; each in the currency of its ad account. */
function AmountDialog({ objects, onClose }: AmountProps) {
  const { t } = useTranslation(['changes', 'frame']);
  const [typed, setTyped] = useState('');
  const [bounds, setBounds] = useState({ floor: '', ceiling: '', step: '' });
  const [isJudged, setJudged] = useState(false);
  const change = bulkAmount(objects, typed, bounds);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (change === undefined) return;
    onClose();
    openedPreview.set(change);
  };
  return (
    <Dialog
      title={t('bulk.title', { count: objects.length })}
      closeLabel={t('frame:close')}
      onClose={onClose}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
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
