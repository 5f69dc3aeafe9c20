import type { Recharge } from '@tapwright/contracts/recharges';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useProofForm } from '../use-proof-form.ts';
import { ProofFields } from './proof-fields.tsx';
import classes from './recharge-page.module.css';

type Props = { readonly recharge: Recharge; readonly onDone: () => void };

/** The last step of the page; from the list the same fields stand in a dialog. */
export function ProofForm({ recharge, onDone }: Props) {
  const { t } = useTranslation('recharges');
  const { form, ...proof } = useProofForm(recharge, onDone);
  return (
    <form ref={form} className={classes.content} noValidate onSubmit={proof.submit}>
      <div className={classes.fields}>
        <ProofFields proof={proof} />
      </div>
      <p className={classes.note}>{t('proof.note')}</p>
      <div>
        <Button type="submit" variant="filled" loading={proof.isPending}>
          {t('proof.submit')}
        </Button>
      </div>
    </form>
  );
}
