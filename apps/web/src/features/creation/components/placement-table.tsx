import { useTranslation } from 'react-i18next';
import { newPlacements } from '@tapwright/contracts/edit-lists';
import { changeCampaign, type Creation } from '../use-creation.ts';
import classes from './form-table.module.css';

/** One a campaign; the whole row is its target. */
export function PlacementTable({ creation: { campaign } }: { readonly creation: Creation }) {
  const { t } = useTranslation(['creation', 'adWords']);
  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-choice>
        <thead>
          <tr>
            <th scope="col">{t('placements.one')}</th>
            <th scope="col">{t('placements.where')}</th>
            <th scope="col">{t('placements.bidsBy')}</th>
            <th scope="col">{t('placements.measured')}</th>
          </tr>
        </thead>
        <tbody>
          {newPlacements.map((placement) => {
            const isChosen = placement === campaign.placement;
            const choose = () =>
              changeCampaign({
                placement,
                ...(placement !== 'APPSTORE_SEARCH_RESULTS' && { bidStrategy: 'MANUAL_CPT' }),
              });
            return (
              <tr key={placement} data-on={isChosen || undefined} onClick={choose}>
                <td>
                  <label className={classes.choice}>
                    <input type="radio" name="placement" checked={isChosen} onChange={choose} />
                    {t(`adWords:placements.${placement}`)}
                  </label>
                </td>
                <td>{t(`creation:placements.${placement}`)}</td>
                <td>
                  {t(
                    placement === 'APPSTORE_SEARCH_RESULTS' ? 'placements.byKeyword' : 'placements.byAdGroup',
                  )}
                </td>
                <td>
                  {t(placement === 'APPSTORE_SEARCH_RESULTS' ? 'placements.allByTerm' : 'placements.noTerms')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
