import { useQuery } from '@tanstack/react-query';
import type { EligibleStorefront } from '@tapwright/contracts/look-ups';
import { formatCount } from '@tapwright/i18n/format-number';
import type { Language } from '@tapwright/i18n/languages';
import { nameCountry } from '@tapwright/i18n/name-country';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { searchesQuery } from '../api/audience.ts';
import { changeCampaign, type Creation } from '../use-creation.ts';
import { useEligibility } from './use-eligibility.ts';
import classes from '../components/form-table.module.css';
import shared from '../components/creation.module.css';

/** What Apple says of each storefront that was chosen. */
export function StorefrontTable({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation(['creation', 'adWords']);
  const { teamId, form, campaign, countries, language } = creation;
  const { data: searches = [] } = useQuery({
    ...searchesQuery(teamId, form.app?.adamId ?? '0'),
    enabled: form.app !== null,
  });
  const searchesIn = new Map(searches.map((one) => [one.country, one.searches]));
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too */}
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('fields.storefronts')}>
        <table className={classes.table}>
          <StorefrontHead placement={campaign.placement} hasSearches={searchesIn.size > 0} />
          <tbody>
            {countries.map((country) => (
              <StorefrontRow
                key={country}
                country={country}
                language={language}
                there={byCountry.get(country)}
                searches={searchesIn.size > 0 ? (searchesIn.get(country) ?? null) : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      {searchesIn.size === 0 ? null : <p className={shared.help}>{t('storefronts.searchesHelp')}</p>}
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

type HeadProps = Pick<Creation['campaign'], 'placement'> & { readonly hasSearches: boolean };

function StorefrontHead({ placement, hasSearches }: HeadProps) {
  const { t } = useTranslation(['creation', 'adWords']);
  return (
    <thead>
      <tr>
        <th scope="col">{t('storefronts.one')}</th>
        <th scope="col">{t('storefronts.eligible', { placement: t(`adWords:placements.${placement}`) })}</th>
        <th scope="col">{t('storefronts.language')}</th>
        {hasSearches ? (
          <th scope="col" data-number>
            {t('storefronts.searches')}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

type RowProps = {
  readonly country: string;
  readonly language: Language;
  readonly there: EligibleStorefront | undefined;
  /** A day; null: nothing is known there, undefined: nowhere. */
  readonly searches: number | null | undefined;
};

function StorefrontRow({ country, language, there, searches }: RowProps) {
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
      {searches === undefined ? null : (
        <td data-number>{searches === null ? '–' : `≈ ${formatCount(language, searches)}`}</td>
      )}
    </tr>
  );
}
