import { useQuery } from '@tanstack/react-query';
import { FieldNote } from '@tapwright/ui/forms/field-note';
import { Picker } from '@tapwright/ui/forms/picker';
import { productPagesQuery } from '../../../platform/fields/product-pages-query.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { pageOf } from '../request-creation.ts';
import { changeAdGroup, type Creation } from '../use-creation.ts';
import classes from '../components/creation.module.css';

/** What the ad group shows: the default page of the app, or one that was made for its searches. */
export function PageField({ creation: { teamId, form, group, adGroup } }: { readonly creation: Creation }) {
  const { t } = useTranslation(['creation', 'adWords']);
  const { campaignGroupId, app } = form;
  const { data, isError } = useQuery({
    ...productPagesQuery({ teamId, campaignGroupId: campaignGroupId ?? 0, adamId: app?.adamId ?? '' }),
    enabled: group !== undefined && app !== null,
  });
  const chosen = pageOf(form, adGroup);
  const published = (data ?? []).filter(({ isPublished }) => isPublished);
  const isKnown = published.some(({ productPageId }) => productPageId === chosen?.productPageId);
  const pages = chosen === undefined || isKnown ? published : [...published, chosen];
  const help = isError ? 'failed' : data?.length === 0 ? 'none' : chosen === undefined ? 'default' : 'own';
  return (
    <div className={classes.labelled}>
      <span className={classes.label}>{t('adWords:columns.productPage')}</span>
      <Picker
        label={t('adWords:columns.productPage')}
        value={chosen?.productPageId ?? ''}
        options={[
          { value: '', label: t('adWords:productPages.DEFAULT_PRODUCT_PAGE') },
          ...pages.map(({ productPageId, name }) => ({ value: productPageId, label: name })),
        ]}
        onChange={(id) => {
          const page = pages.find(({ productPageId }) => productPageId === id);
          changeAdGroup({
            productPage: page && {
              adamId: app?.adamId ?? '',
              productPageId: page.productPageId,
              name: page.name,
            },
          });
        }}
      />
      <FieldNote help={t(`group.page.${help}`)} />
    </div>
  );
}
