import {
  findTemplateProblem,
  nameStorefronts,
  shortAppName,
  writeName,
} from '@tapwright/domain/structure-names';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeStructure, type Creation, structureOf } from '../use-creation.ts';
import classes from '../components/creation.module.css';

const ways = ['together', 'apart'] as const;

/** Whether storefronts share campaigns, whom one competes with, and how campaigns are called. */
export function StructureFields({ creation: { open, form, countries } }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const { isApart, competitors, nameTemplate } = structureOf(open);
  const problem = findTemplateProblem(nameTemplate);
  const storefront = nameStorefronts(isApart ? countries.slice(0, 1) : countries);
  const parts = { app: shortAppName(form.app?.name ?? ''), storefront, role: 'brand' };
  return (
    <>
      {countries.length < 2 ? null : (
        <div className={classes.choiceRow}>
          <span aria-hidden>{t('structure.apart')}</span>
          <Segmented
            label={t('structure.apart')}
            value={isApart ? 'apart' : 'together'}
            options={ways.map((value) => ({ value, label: t(`structure.ways.${value}`) }))}
            onChange={(way) => changeStructure({ isApart: way === 'apart', countries: [...countries] })}
          />
          <p className={classes.help}>{t(isApart ? 'structure.apartHelp' : 'structure.togetherHelp')}</p>
        </div>
      )}
      <TextArea
        label={t('structure.competitors')}
        help={t('structure.competitorsHelp')}
        rows={3}
        dir="auto"
        value={competitors}
        onChange={({ target }) => changeStructure({ competitors: target.value })}
      />
      <TextField
        name="structure.nameTemplate"
        label={t('structure.template')}
        help={
          problem === undefined && storefront !== ''
            ? t('structure.templateSample', { name: writeName(nameTemplate, parts) })
            : t('structure.templateHelp', { app: '{app}', storefront: '{storefront}', role: '{role}' })
        }
        error={problem === undefined ? undefined : t(`structure.problems.${problem}`)}
        autoComplete="off"
        spellCheck={false}
        value={nameTemplate}
        onChange={({ target }) => changeStructure({ nameTemplate: target.value })}
      />
    </>
  );
}
