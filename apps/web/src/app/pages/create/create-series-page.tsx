import { CampaignsStep } from '../../../features/creation/steps/campaigns-step.tsx';
import { PlainStep } from '../../../features/creation/steps/plain-step.tsx';
import { CreatePage } from './create-page.tsx';

export const CreateSeriesPage = () => (
  <CreatePage step="series">
    {(opened) => (
      <PlainStep {...opened}>
        <CampaignsStep creation={opened.creation} />
      </PlainStep>
    )}
  </CreatePage>
);
