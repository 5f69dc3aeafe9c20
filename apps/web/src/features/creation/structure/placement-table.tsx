import { lazy, Suspense, useState } from 'react';
import type { CampaignForm } from '@tapwright/contracts/creation';
import { newPlacements } from '@tapwright/contracts/edit-lists';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { findDropped } from '../checks/find-dropped.ts';
import { takesKeywords } from '../request-creation.ts';
import { changeCampaign, type Creation } from '../use-creation.ts';
import classes from '../components/form-table.module.css';

const PlacementDialog = lazy(async () => ({
  default: (await import('./placement-dialog.tsx')).PlacementDialog,
}));

type Placement = CampaignForm['placement'];

/** One a campaign; the whole row is its target. */
export function PlacementTable({ creation: { campaign } }: { readonly creation: Creation }) {
  const { t } = useTranslation(['creation', 'adWords']);
  const [asked, ask] = useState<Placement>();
  const dropped = asked && findDropped(campaign, asked);
  const choose = (placement: Placement) => {
    if (findDropped(campaign, placement) === undefined) changeCampaign({ placement });
    else ask(placement);
  };
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
            const isSearch = takesKeywords({ placement });
            return (
              <tr key={placement} data-on={isChosen || undefined} onClick={() => choose(placement)}>
                <td>
                  <label className={classes.choice}>
                    <input
                      type="radio"
                      name="placement"
                      checked={isChosen}
                      onChange={() => choose(placement)}
                    />
                    {t(`adWords:placements.${placement}`)}
                  </label>
                </td>
                <td>{t(`creation:placements.${placement}`)}</td>
                <td>{t(isSearch ? 'placements.byKeyword' : 'placements.byAdGroup')}</td>
                <td>{t(isSearch ? 'placements.allByTerm' : 'placements.noTerms')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Suspense>
        {asked === undefined || dropped === undefined ? null : (
          <PlacementDialog
            placement={asked}
            dropped={dropped}
            onChange={() => {
              changeCampaign({ placement: asked });
              ask(undefined);
            }}
            onClose={() => ask(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
