import { LastStep } from '../../features/creation/components/last-step.tsx';
import { CreatePage } from './create-page.tsx';

export const CreatePutPage = () => <CreatePage step="put">{(opened) => <LastStep {...opened} />}</CreatePage>;
