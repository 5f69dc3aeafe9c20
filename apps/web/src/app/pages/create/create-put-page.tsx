import { lazy, Suspense } from 'react';
import { CreatePage } from './create-page.tsx';

const LastStep = lazy(async () => ({
  default: (await import('../../../features/creation/steps/last-step.tsx')).LastStep,
}));

export const CreatePutPage = () => (
  <CreatePage step="put">
    {(opened) => (
      <Suspense>
        <LastStep {...opened} />
      </Suspense>
    )}
  </CreatePage>
);
