import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './sidebar.module.css';
import type { MenuEntry } from './menu.ts';
import { WithWordBreaks } from './with-word-breaks.tsx';

type Props = {
  readonly entries: readonly MenuEntry[];
  readonly onChosen?: () => void;
  readonly onNeedsTeam: () => void;
};

/** Folded or not is said by the frame around it, in `data-folded`. */
export function Sidebar({ entries, onChosen, onNeedsTeam }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <nav className={classes.nav} aria-label={t('menu.label')}>
      {entries.map(({ path, title, Icon, needsTeam }) => {
        const inside = (
          <>
            <Icon size={16} aria-hidden />
            <span className={classes.name}>
              <WithWordBreaks text={i18n.t(title)} />
            </span>
          </>
        );
        return needsTeam ? (
          <button
            key={path}
            type="button"
            aria-haspopup="dialog"
            className={classes.entry}
            onClick={onNeedsTeam}
          >
            {inside}
          </button>
        ) : (
          <Link key={path} to={path} className={classes.entry} onClick={onChosen}>
            {inside}
          </Link>
        );
      })}
    </nav>
  );
}
