import { Button } from '@tapwright/ui/forms/button';
import { nameField } from '../../../platform/words/say-changes.ts';
import { writeValue } from '../describe-change.ts';
import type { Settings } from '../settings/use-settings.ts';
import { useWriting } from '../use-writing.ts';
import classes from '../settings/panel.module.css';

/** What somebody else changed while it was being typed here: either value can stand, and neither wins unseen. */
export function OvertakenList({
  settings: { overtaken, values, takeTheirs, keepMine },
}: {
  readonly settings: Settings;
}) {
  const writing = useWriting();
  const { t } = writing;
  if (overtaken.length === 0) return null;
  return (
    <fieldset className={classes.confirm} aria-label={t('changes:overtaken.title')}>
      <p className={classes.confirmTitle} role="status">
        {t('changes:overtaken.title')}
      </p>
      {overtaken.map(({ field, now }) => (
        <div key={field} className={classes.overtaken}>
          <span>{nameField(writing, field)}</span>
          <Button size="xs" onClick={() => takeTheirs(field)}>
            {t('changes:overtaken.theirs', { value: writeValue(writing, field, now) })}
          </Button>
          <Button size="xs" onClick={() => keepMine(field)}>
            {t('changes:overtaken.mine', { value: writeValue(writing, field, values[field]) })}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
