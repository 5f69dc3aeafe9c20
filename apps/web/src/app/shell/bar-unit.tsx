import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { teamCurrencies } from '@tapwright/domain/currencies';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { unitPlaceOf } from '../unit-place.ts';
import { UnitSwitch } from './unit-switch.tsx';
import { soon } from '@tapwright/ui/layout/later';

const LockedUnit = soon(async () => (await import('./locked-unit.tsx')).LockedUnit);

/** The choice of currency, where figures follow it. */
export function BarUnit() {
  const { pathname, search } = useLocation();
  const [unit] = usePersonalSetting(({ unit }) => unit);
  const place = unitPlaceOf(pathname, search);
  if (place === 'none') return null;
  if (place === 'followed') return <UnitSwitch />;
  return (
    <Suspense>
      <LockedUnit unit={teamCurrencies.find((one) => one === search.unit) ?? unit} />
    </Suspense>
  );
}
