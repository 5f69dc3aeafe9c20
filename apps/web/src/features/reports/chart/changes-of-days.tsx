import { Link } from '@tanstack/react-router';
import type { ChangesOfDay } from '@tapwright/contracts/change-days';
import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import { formatTime } from '@tapwright/i18n/format-instant';
import { formatCount } from '@tapwright/i18n/format-number';
import { Drawer } from '@tapwright/ui/overlay/drawer';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { sayChanges } from '../../../platform/words/say-changes.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './changes-of-days.module.css';

type Props = {
  readonly days: { readonly from: string; readonly to: string };
  /** The newest first. */
  readonly changes: readonly ChangesOfDay[];
  /** There were more than can be listed. */
  readonly isCut: boolean;
  readonly onClose: () => void;
};

/** What was changed on the days of a mark, a day per head; each set leads to its page. */
export function ChangesOfDays({ days: { from, to }, changes, isCut, onClose }: Props) {
  const { t } = useTranslation(['reportNotes', 'frame']);
  const language = useLanguage();
  const days = from === to ? formatDay(language, from) : formatDayRange(language, from, to);
  return (
    <Drawer
      title={t('marks.title', { days })}
      closeLabel={t('frame:close')}
      side="right"
      width={400}
      onClose={onClose}
    >
      <div className={classes.body}>
        {[...Map.groupBy(changes, ({ day }) => day)].map(([day, all]) => (
          <section key={day} className={classes.day}>
            <h3 className={classes.head}>{formatDay(language, day)}</h3>
            <ul>
              {all.map((one) => (
                <Change key={one.changeSetId ?? 'outside'} change={one} onFollow={onClose} />
              ))}
            </ul>
          </section>
        ))}
        {isCut ? <p className={classes.quiet}>{t('marks.cut')}</p> : null}
      </div>
    </Drawer>
  );
}

type ChangeProps = { readonly change: ChangesOfDay; readonly onFollow: () => void };

function Change({ change, onFollow }: ChangeProps) {
  const { changeSetId, author, note, changes, at } = change;
  const { t } = useTranslation('reportNotes');
  const { t: tOfChanges } = useTranslation(['changes']);
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const count = t('marks.count', { count: changes, figure: formatCount(language, changes) });
  const when = formatTime(language, new Date(at), zone);
  if (changeSetId === null)
    return (
      <li className={classes.change}>
        <span>{t('marks.outside')}</span>
        <span className={classes.quiet}>
          {count} · {when}
        </span>
      </li>
    );
  const what = sayChanges({ t: tOfChanges, language }, change, changes);
  return (
    <li className={classes.change}>
      <Link to="/ad/changes" search={{ set: String(changeSetId) }} onClick={onFollow}>
        {note === '' ? what : note}
      </Link>
      <span className={classes.quiet}>
        {[author, note === '' ? undefined : what, when].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
