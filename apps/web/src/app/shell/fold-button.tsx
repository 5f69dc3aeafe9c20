import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './fold-button.module.css';

type Props = { readonly isFolded: boolean; readonly onToggle: () => void };

export function FoldButton({ isFolded, onToggle }: Props) {
  const { t } = useTranslation();
  const Icon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.foot}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={!isFolded}
        aria-keyshortcuts="["
        aria-label={isFolded ? t('menu.expand') : undefined}
        onClick={onToggle}
      >
        <Icon size={16} aria-hidden />
        {isFolded ? null : <span className={classes.name}>{t('menu.collapse')}</span>}
        {isFolded ? null : <KeyCap>[</KeyCap>}
      </button>
    </div>
  );
}
