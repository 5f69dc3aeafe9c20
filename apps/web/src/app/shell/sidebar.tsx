import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './sidebar.module.css';
import type { MenuEntry } from './menu.ts';
import { WithWordBreaks } from './with-word-breaks.tsx';

type Hands = {
  readonly onChosen?: () => void;
  readonly onNeedsTeam: () => void;
};

type Props = Hands & { readonly entries: readonly MenuEntry[] };

/** Folded or not is said by the frame around it, in `data-folded`. */
export function Sidebar({ entries, ...hands }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <nav className={classes.nav} aria-label={t('menu.label')}>
      {sectionsOf(entries).map(({ heading, within: [first, ...others] }) => {
        const links = [first, ...others].map((entry) => <Entry key={entry.path} entry={entry} {...hands} />);
        return heading === undefined ? (
          links
        ) : (
          <section key={first.path} className={classes.section} aria-label={i18n.t(heading)}>
            <h2 className={classes.heading}>{i18n.t(heading)}</h2>
            {links}
          </section>
        );
      })}
    </nav>
  );
}

type Section = { heading: MenuEntry['heading']; within: [MenuEntry, ...MenuEntry[]] };

/** Entries under the same heading, one after another. */
function sectionsOf(entries: readonly MenuEntry[]): Section[] {
  const sections: Section[] = [];
  for (const entry of entries) {
    const last = sections.at(-1);
    if (last && last.heading === entry.heading) last.within.push(entry);
    else sections.push({ heading: entry.heading, within: [entry] });
  }
  return sections;
}

function Entry({
  entry: { path, title, Icon, needsTeam },
  onChosen,
  onNeedsTeam,
}: Hands & { readonly entry: MenuEntry }) {
  const { i18n } = useTranslation();
  const inside = (
    <>
      <Icon size={16} aria-hidden />
      <span className={classes.name}>
        <WithWordBreaks text={i18n.t(title)} />
      </span>
    </>
  );
  return needsTeam ? (
    <button type="button" aria-haspopup="dialog" className={classes.entry} onClick={onNeedsTeam}>
      {inside}
    </button>
  ) : (
    <Link to={path} className={classes.entry} onClick={onChosen}>
      {inside}
    </Link>
  );
}
