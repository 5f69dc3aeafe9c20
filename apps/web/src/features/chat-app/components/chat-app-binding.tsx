import { lazy, Suspense, useState } from 'react';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useUnbinding } from '../use-unbinding.ts';
import classes from './chat-app-binding.module.css';

const BindDialog = lazy(async () => ({ default: (await import('./bind-dialog.tsx')).BindDialog }));

/** What is bound, and the button that changes it. `canBind`: this server knows a chat app. */
export function ChatAppBinding({
  wechat,
  canBind,
}: {
  readonly wechat: string | null;
  readonly canBind: boolean;
}) {
  const { t } = useTranslation('chatApp');
  const [isBinding, setBinding] = useState(false);
  const { askToUnbind, isPending } = useUnbinding();
  return (
    <div className={classes.binding}>
      {wechat === null ? <span className={classes.none}>{t('binding.none')}</span> : <span>{wechat}</span>}
      {wechat !== null ? (
        <Button size="xs" aria-label={t('binding.unbindLabel')} loading={isPending} onClick={askToUnbind}>
          {t('binding.unbind')}
        </Button>
      ) : canBind ? (
        <Button size="xs" aria-label={t('binding.bindLabel')} onClick={() => setBinding(true)}>
          {t('binding.bind')}
        </Button>
      ) : null}
      {isBinding ? (
        <Suspense>
          <BindDialog onClose={() => setBinding(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
