import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { modKey } from '../../platform/use-keys.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './key-list.module.css';

export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const keys = [
    { keys: [modKey, 'K'], does: t('keys.palette') },
    { keys: ['['], does: t('keys.fold') },
    { keys: ['/'], does: t('keys.filter') },
    { keys: ['j', 'k'], does: t('keys.rows') },
    { keys: ['t'], does: t('keys.chart') },
    { keys: ['↵'], does: t('keys.open') },
    { keys: ['x'], does: t('keys.select') },
    { keys: [modKey, 'A'], does: t('keys.selectAll') },
    { keys: ['e'], does: t('keys.edit') },
    { keys: ['F2'], does: t('keys.cell') },
    { keys: ['p'], does: t('keys.pause') },
    { keys: [modKey, 'Z'], does: t('keys.undo') },
    { keys: ['w'], does: t('keys.why') },
    { keys: ['h'], does: t('keys.history') },
    { keys: ['o'], does: t('keys.change') },
    { keys: ['c'], does: t('keys.copy') },
    { keys: ['Alt', '⇧', '←', '→'], does: t('keys.widths') },
    { keys: [modKey, '↵'], does: t('keys.send') },
    { keys: ['?'], does: t('keys.list') },
    { keys: ['Esc'], does: t('keys.close') },
  ];
  return (
    <Dialog title={t('keys.title')} closeLabel={t('close')} onClose={onClose}>
      <dl className={classes.list}>
        {keys.map(({ keys: caps, does }) => (
          <div key={does} className={classes.row}>
            <dt>{does}</dt>
            <dd className={classes.caps}>
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
