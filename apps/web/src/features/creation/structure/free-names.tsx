import { formatList } from '@tapwright/i18n/format-list';
import { Button } from '@tapwright/ui/forms/button';
import { focusPage } from '../../../platform/focus-page.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { focusField } from '../focus-field.ts';
import { freeNames } from './name-campaign.ts';
import { type Creation, renameCampaigns } from '../use-creation.ts';
import classes from './free-names.module.css';

const shownNames = 3;

type Props = { readonly creation: Creation; readonly places: readonly number[] };

/** Names that were taken meanwhile, each with the next number, at one press for all of them. */
export function FreeNames({ creation: { form, language }, places }: Props) {
  const { t } = useTranslation('creation');
  const names = freeNames(
    form.campaigns.map(({ name }) => name),
    places,
  );
  const [first] = names.values();
  if (first === undefined) return null;
  const take = () => {
    renameCampaigns(names);
    focusAfter(names);
  };
  if (names.size === 1)
    return (
      <button type="button" className="tw-link" onClick={take}>
        {t('series.useName', { name: first })}
      </button>
    );
  const shown = [...names.values()].slice(0, shownNames);
  const more = names.size - shown.length;
  return (
    <span className={classes.names}>
      <Button size="xs" onClick={take}>
        {t('series.useNames', { count: names.size })}
      </Button>
      <small>{formatList(language, [...shown, ...(more > 0 ? [`+${more}`] : [])])}</small>
    </span>
  );
}

/** What was pressed is gone: the keyboard goes on at the field where there is one, as of a single campaign. */
function focusAfter(names: ReadonlyMap<number, string>) {
  const [place = 0] = names.keys();
  if (document.getElementsByName(namePathOf(place)).length > 0) focusField(namePathOf(place));
  else focusPage();
}

const namePathOf = (place: number) => `campaigns.${place}.name`;
