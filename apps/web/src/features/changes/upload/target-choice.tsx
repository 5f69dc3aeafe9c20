import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Picker } from '@tapwright/ui/forms/picker';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { adGroupChoicesQuery } from '../api/term-queries.ts';
import classes from './upload.module.css';

type Props = {
  readonly teamId: number;
  readonly adGroupId: string | undefined;
  readonly onChange: (adGroupId: string | undefined) => void;
};

/** Where keywords go whose rows name no ad group. */
export function TargetChoice({ teamId, adGroupId, onChange }: Props) {
  const { t } = useTranslation('keywordUpload');
  const [name, setName] = useState('');
  const { data } = useQuery(adGroupChoicesQuery(teamId, name));
  const found = (data?.list ?? []).map((one) => ({
    value: one.adGroupId,
    label: `${one.campaignName} › ${one.name}`,
  }));
  return (
    <div className={classes.pair}>
      <TextField label={t('adGroup.search')} value={name} onChange={({ target }) => setName(target.value)} />
      <div className={classes.labelled}>
        <span aria-hidden>{t('adGroup.label')}</span>
        <Picker
          label={t('adGroup.label')}
          value={adGroupId ?? ''}
          options={[{ value: '', label: t('adGroup.none') }, ...found]}
          onChange={(id) => onChange(id === '' ? undefined : id)}
        />
      </div>
    </div>
  );
}
