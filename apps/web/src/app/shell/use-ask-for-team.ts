import { useNavigate } from '@tanstack/react-router';
import { ask } from '../../platform/forms/questions.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';

/** Behind every entry that only makes sense within a team, for somebody who has none. */
export function useAskForTeam(onAsk: () => void): () => void {
  const { t } = useTranslation('teams');
  const navigate = useNavigate();
  const createOne = (isWanted: boolean) => {
    if (isWanted) void navigate({ to: '/user/create_team' });
  };
  return () => {
    onAsk();
    void ask({
      title: t('needed.title'),
      text: t('needed.text'),
      confirm: t('needed.create'),
      cancel: t('needed.later'),
    }).then(createOne);
  };
}
