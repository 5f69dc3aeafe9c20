import { Fragment } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { listKeywords, listNegatives, listSent } from '../request-creation.ts';
import { changeAdGroup, changeCampaign, type Creation } from '../use-creation.ts';
import { FieldNote } from '@tapwright/ui/forms/field-note';
import { FreeNames } from './free-names.tsx';
import table from '../components/form-table.module.css';
import classes from '../components/creation.module.css';

/** Campaigns with their ad groups: what is in, what a tap and a day may cost, and the words, each to be changed. */
export function StructureTable({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const { form, errorOf, judged, open } = creation;
  const refused = Object.keys(open.refused);
  const wrong = [...judged.problems.map(({ path }) => path), ...refused]
    .map(errorOf)
    .find((error) => error !== undefined);
  const unnamed = form.campaigns.flatMap((_campaign, place) =>
    refused.includes(`campaigns.${place}.name`) ? [place] : [],
  );
  return (
    <section className={classes.section} data-wide>
      <h2 className={classes.heading}>{t('structure.draft')}</h2>
      <div className={table.scroll} data-tall>
        <table className={table.table} data-draft aria-label={t('structure.draft')}>
          <thead>
            <tr>
              <th scope="col">{t('structure.name')}</th>
              <th scope="col" data-number>
                {t('structure.keywords')}
              </th>
              <th scope="col" data-number data-known>
                {t('structure.blocked')}
              </th>
              <th scope="col" data-number>
                {t('fields.maxCpt')}
              </th>
              <th scope="col" data-number>
                {t('fields.dailyCap')}
              </th>
            </tr>
          </thead>
          <tbody>
            {form.campaigns.map((_campaign, place) => (
              <CampaignRows key={place} creation={creation} place={place} />
            ))}
          </tbody>
        </table>
      </div>
      <FieldNote error={wrong} />
      <FreeNames creation={creation} places={unnamed} />
    </section>
  );
}

/** Names of templates hold no spaces to break at. */
const BreakableName = ({ name }: { readonly name: string }) => (
  <span>
    {name.split('_').map((part, place) =>
      place === 0 ? (
        part
      ) : (
        <Fragment key={place}>
          <wbr />_{part}
        </Fragment>
      ),
    )}
  </span>
);

type RowProps = { readonly creation: Creation; readonly place: number };

function CampaignRows({ creation, place }: RowProps) {
  const { t } = useTranslation(['creation', 'adWords']);
  const { form, errorOf } = creation;
  const campaign = form.campaigns[place];
  if (campaign === undefined) return null;
  const path = `campaigns.${place}`;
  return (
    <>
      <tr data-on>
        <td>
          <label className={table.choice}>
            <input
              type="checkbox"
              checked={!campaign.isLeftOut}
              onChange={({ target }) => changeCampaign({ isLeftOut: !target.checked }, place)}
            />
            <BreakableName name={campaign.name} />
          </label>
        </td>
        <td aria-hidden />
        <td data-number data-known>
          {listNegatives(campaign.negatives).length}
        </td>
        <td aria-hidden />
        <td data-number>
          <input
            className={table.field}
            name={`${path}.dailyCap`}
            inputMode="decimal"
            autoComplete="off"
            aria-label={t('structure.capOf', { name: campaign.name })}
            aria-invalid={errorOf(`${path}.dailyCap`) !== undefined}
            value={campaign.dailyCap}
            onChange={({ target }) => changeCampaign({ dailyCap: target.value }, place)}
          />
        </td>
      </tr>
      {campaign.adGroups.map((_adGroup, inside) => (
        <AdGroupRow key={inside} creation={creation} place={place} inside={inside} />
      ))}
    </>
  );
}

function AdGroupRow({ creation, place, inside }: RowProps & { readonly inside: number }) {
  const { t } = useTranslation('creation');
  const { form, errorOf, currency } = creation;
  const adGroup = form.campaigns[place]?.adGroups[inside];
  if (adGroup === undefined) return null;
  const path = `campaigns.${place}.adGroups.${inside}`;
  const sent = listSent(listKeywords(adGroup, currency));
  return (
    <tr>
      <td className={table.inside}>
        <label className={table.choice}>
          <input
            type="checkbox"
            checked={!adGroup.isLeftOut}
            onChange={({ target }) => changeAdGroup({ isLeftOut: !target.checked }, place, inside)}
          />
          {adGroup.name}
        </label>
        {adGroup.searchMatch && sent.length === 0 ? null : (
          <details className={table.words}>
            <summary>{t('structure.words')}</summary>
            <textarea
              rows={6}
              spellCheck={false}
              aria-label={t('structure.wordsOf', { name: adGroup.name })}
              value={adGroup.keywords}
              onChange={({ target }) => changeAdGroup({ keywords: target.value }, place, inside)}
            />
          </details>
        )}
      </td>
      <td data-number>{sent.length === 0 ? '–' : sent.length}</td>
      <td aria-hidden data-known />
      <td data-number>
        <input
          className={table.field}
          name={`${path}.bid`}
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('structure.bidOf', { name: adGroup.name })}
          aria-invalid={errorOf(`${path}.bid`) !== undefined}
          value={adGroup.bid}
          onChange={({ target }) => changeAdGroup({ bid: target.value }, place, inside)}
        />
      </td>
      <td aria-hidden />
    </tr>
  );
}
