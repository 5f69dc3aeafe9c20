import { Link } from '@tanstack/react-router';
import { structureRoles } from '@tapwright/domain/structure-names';
import { nameCountry } from '@tapwright/i18n/name-country';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { StructureView } from '../api/structure.ts';
import classes from './structure.module.css';

type Cell = StructureView['cells'][number];

/** Which roles there are in which storefronts, and where something drifted. */
export function RoleTable({ view: { cells, unknown } }: { readonly view: StructureView }) {
  const { t } = useTranslation(['structure', 'adWords']);
  const countries = [...new Set(cells.map(({ country }) => country))];
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('roles.title')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keys too */}
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('roles.title')}>
        <table className={classes.roles}>
          <thead>
            <tr>
              <th scope="col">{t('roles.role')}</th>
              {countries.map((country) => (
                <Head key={country} country={country} />
              ))}
            </tr>
          </thead>
          <tbody>
            {structureRoles.map((role) => (
              <tr key={role}>
                <th scope="row">{t(`adWords:campaignTypes.${role}`)}</th>
                {countries.map((country) => (
                  <td key={country}>
                    <Mark cell={cells.find((one) => one.role === role && one.country === country)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.quiet}>
        {t('roles.missing')} <Link to="/ad/create/create-type">{t('roles.make')}</Link>
      </p>
      {unknown.length === 0 ? null : (
        <p className={classes.quiet}>
          {t('roles.unknown', { count: unknown.length, names: unknown.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </section>
  );
}

function Head({ country }: { readonly country: string }) {
  const language = useLanguage();
  return (
    <th scope="col">
      <abbr title={nameCountry(language, country)}>{country}</abbr>
    </th>
  );
}

function Mark({ cell }: { readonly cell: Cell | undefined }) {
  const { t } = useTranslation('structure');
  if (cell === undefined || cell.campaignIds.length === 0)
    return (
      <span className={classes.mark} role="img" aria-label={t('roles.notThere')}>
        <StatusGlyph of="pending" />
      </span>
    );
  const label = cell.faults === 0 ? t('roles.inOrder') : t('roles.drifted', { count: cell.faults });
  return (
    <Link
      to="/ad/overview/group-overview"
      search={{ campaignId: cell.campaignIds[0] ?? '' }}
      className={classes.mark ?? ''}
      aria-label={label}
      title={label}
    >
      <StatusGlyph of={cell.faults === 0 ? 'in-order' : 'to-mend'} />
    </Link>
  );
}
