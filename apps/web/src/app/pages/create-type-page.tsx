import { DeliveryStep } from '../../features/creation/components/delivery-step.tsx';
import { PlainStep } from '../../features/creation/components/plain-step.tsx';
import { CreatePage } from './create-page.tsx';

export const CreateTypePage = () => (
  <CreatePage step="type">
    {(opened) => (
      <PlainStep {...opened}>
        <DeliveryStep creation={opened.creation} role={opened.role} />
      </PlainStep>
    )}
  </CreatePage>
);
