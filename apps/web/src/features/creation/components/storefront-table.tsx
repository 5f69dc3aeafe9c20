import { useTranslation } from 'react-i18next';
import type { EligibleStorefront } from '@tapwright/contracts/look-ups';
import type { Language } from '@tapwright/i18n/languages';
import { nameCountry } from '@tapwright/i18n/name-country';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { changeCampaign, type Creation } from '../use-creation.ts';
import { useEligibility } from '../use-eligibility.ts';
import classes from './form-table.module.css';
import shared from './creation.module.css';

/** What Apple says of each storefront that was chosen. */
export function StorefrontTable({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation(['creation', 'adWords']);
  const { form, campaign, language } = creation;
  const { countries } = campaign;
  const { byCountry, failure, isAsking, isRefused, askAgain, askedAt } = useEligibility(creation);
  if (form.app === null || countries.length === 0) return null;
  if (failure !== undefined)
    return (
      <p className={shared.error} role="alert">
        <StatusGlyph of="refused" />
        {failure}
        <Button size="xs" variant="subtle" onClick={askAgain}>
          {t('again')}
        </Button>
      </p>
    );
  if (askedAt === undefined) return <p className={shared.help}>{isAsking ? t('storefronts.asking') : ''}</p>;
  const refused = countries.filter(isRefused);
  return (
    <div>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <StorefrontHead placement={campaign.placement} />
          <tbody>
            {countries.map((country) => (
              <StorefrontRow
                key={country}
                country={country}
                language={language}
                there={byCountry.get(country)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {refused.length === 0 ? null : (
        <p className={shared.caution}>
          <StatusGlyph of="to-mend" />
          <span>
            {t('storefronts.cannot', { count: refused.length })}{' '}
            <button
              type="button"
              className="tw-link"
              onClick={() => changeCampaign({ countries: countries.filter((one) => !isRefused(one)) })}
            >
              {t('storefronts.leaveOut')}
            </button>
          </span>
        </p>
      )}
    </div>
  );
}

function StorefrontHead({ placement }: Pick<Creation['campaign'], 'placement'>) {
  const { t } = useTranslation(['creation', 'adWords']);
  return (
    <thead>
      <tr>
        <th scope="col">{t('storefronts.one')}</th>
        <th scope="col">{t('storefronts.eligible', { placement: t(`adWords:placements.${placement}`) })}</th>
        <th scope="col">{t('storefronts.language')}</th>
      </tr>
    </thead>
  );
}

type RowProps = {
  readonly country: string;
  readonly language: Language;
  readonly there: EligibleStorefront | undefined;
};

function StorefrontRow({ country, language, there }: RowProps) {
  const { t } = useTranslation(['creation', 'adWords']);
  const devices = there?.devices ?? [];
  const [spoken] = there?.languages ?? [];
  return (
    <tr>
      <td>{nameCountry(language, country)}</td>
      <td>
        {devices.length === 0 ? (
          <StatusWord of="refused">{there?.reason ?? t('storefronts.refused')}</StatusWord>
        ) : (
          <StatusWord of="in-order">
            {t(
              devices.length === 2
                ? 'adWords:audience.devices.both'
                : `adWords:audience.devices.${devices[0] ?? 'IPHONE'}`,
            )}
          </StatusWord>
        )}
      </td>
      <td>{spoken === undefined ? '–' : new Intl.DisplayNames(language, { type: 'language' }).of(spoken)}</td>
    </tr>
  );
}
