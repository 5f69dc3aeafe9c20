import { useEffect, useState } from 'react';
import { currencyToggleMs } from '@tapwright/contracts/limits';
import { teamCurrencies, type TeamCurrency } from '@tapwright/domain/currencies';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './unit-switch.module.css';

/** In which currency amounts are shown. The new one is taken at once and marked while the figures follow. */
export function UnitSwitch() {
  const { t } = useTranslation();
  const [unit, setUnit] = usePersonalSetting(({ unit }) => unit);
  const [isTurning, setTurning] = useState(false);

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setTurning(false), currencyToggleMs);
    return () => clearTimeout(timer);
  }, [isTurning]);

  const options = teamCurrencies.toReversed().map((currency) => ({
    value: currency,
    name: currency,
    label: isTurning && currency === unit ? <Turning word={currency} /> : currency,
  }));
  return (
    <div aria-busy={isTurning}>
      <Segmented
        label={t('unit.label')}
        value={unit}
        options={options}
        disabled={isTurning}
        onChange={(next) => {
          setUnit(next);
          setTurning(true);
        }}
      />
    </div>
  );
}

function Turning({ word }: { readonly word: TeamCurrency }) {
  return (
    <span className={classes.turning}>
      <span className={classes.word}>{word}</span>
      <StatusGlyph of="sending" />
    </span>
  );
}
