import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeliveryMode } from '@tapwright/contracts/ad-values';
import type { OpenedStep } from '../../../features/creation/components/creation-page.tsx';
import { DeliveryStep, isOrdered, modeOf } from '../../../features/creation/steps/delivery-step.tsx';
import { PlainStep } from '../../../features/creation/steps/plain-step.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CreatePage } from './create-page.tsx';

export const CreateTypePage = () => (
  <CreatePage step="type">{(opened) => <TypeStep opened={opened} />}</CreatePage>
);

/** What is managed goes on as an order, all else to the campaign. */
function TypeStep({ opened }: { readonly opened: OpenedStep }) {
  const { t } = useTranslation('creation');
  const navigate = useNavigate();
  const [chosen, choose] = useState<DeliveryMode>();
  const { creation, role } = opened;
  const order = () => void navigate({ to: '/ad/order', search: ({ team }) => ({ team, order: 'new' }) });
  const goesToOrder = isOrdered(modeOf(creation, chosen), role);
  return (
    <PlainStep {...opened} elsewhere={goesToOrder ? { label: t('type.order'), go: order } : undefined}>
      <DeliveryStep
        creation={creation}
        role={role}
        chosen={chosen}
        onChoose={choose}
        orders={
          <p>
            <Link className="tw-link" to="/ad/order" search={({ team }) => ({ team })}>
              {t('type.orders')}
            </Link>
          </p>
        }
      />
    </PlainStep>
  );
}
