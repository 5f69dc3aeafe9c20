import { createRoot } from 'react-dom/client';
import { Button } from '../src/forms/button.tsx';
import { useAppearance, useShownAppearance } from '../src/look/appearance.ts';
import { UiProvider } from '../src/look/ui-provider.tsx';
import { Buttons, Controls, Fields } from './controls.tsx';
import { Lists } from './lists.tsx';
import { Statuses, ViewStates } from './states.tsx';
import { appearance } from './appearance.ts';
import './gallery.css';

// For looking at the parts side by side while they are made; nothing here is shipped.
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <UiProvider appearance={appearance}>
      <Gallery />
    </UiProvider>,
  );
}

function Gallery() {
  const [, choose] = useAppearance();
  const shown = useShownAppearance();
  return (
    <main>
      <div className="row">
        <Button onClick={() => choose(shown === 'dark' ? 'light' : 'dark')}>Light or dark</Button>
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
