import type { ReactNode } from 'react';
import type { OperationRow } from '@tapwright/contracts/operation-log';
import { offsetMinutes } from '@tapwright/domain/zones';
import { formatOffset, formatStamp } from '@tapwright/i18n/format-instant';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { prepareDifference } from '../prepare-difference.ts';
import { readDetails } from '../read-details.ts';
import { Change } from './change.tsx';
import classes from './operation-details-view.module.css';

/** An opened row: what differs, then when, from where and in which team. */
export function OperationDetailsView({ row, zone }: { readonly row: OperationRow; readonly zone: string }) {
  const { t, i18n } = useTranslation('operationLog');
  const language = useLanguage();
  const details = readDetails(row);
  const facts = details ? prepareDifference(details, { translator: i18n, language, zone }) : [];
  const at = new Date(row.operCreateTime);
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <Fact key={fact.fact} name={fact.name}>
          <Change fact={fact} />
        </Fact>
      ))}
      <Fact name={t('details.at')}>
        {formatStamp(language, at, zone)}{' '}
        <span className={classes.zone}>{formatOffset(offsetMinutes(zone, at))}</span>
      </Fact>
      {row.operIp === null ? null : <Fact name={t('details.address')}>{row.operIp}</Fact>}
      {details === undefined || details.teamId === 0 ? null : (
        <Fact name={t('details.team')}>{details.teamId}</Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.text}>{children}</dd>
    </div>
  );
}
