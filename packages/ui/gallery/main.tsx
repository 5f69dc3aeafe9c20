import { Button, useMantineColorScheme } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '../src/look/ui-provider.tsx';
import { Buttons, Controls, Fields } from './controls.tsx';
import { Lists } from './lists.tsx';
import { Statuses, ViewStates } from './states.tsx';
import './gallery.css';

// For looking at the parts side by side while they are made; nothing here is shipped.
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <UiProvider>
      <Gallery />
    </UiProvider>,
  );
}

function Gallery() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <main>
      <div className="row">
        <Button onClick={toggleColorScheme}>Light or dark</Button>
      </div>
      <Buttons />
      <Controls />
      <Statuses />
      <Fields />
      <Lists />
      <ViewStates />
    </main>
  );
}
