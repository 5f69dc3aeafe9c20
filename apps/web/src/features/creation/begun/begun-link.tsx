import { Link } from '@tanstack/react-router';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { findCreations } from '@tapwright/contracts/creation';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import shared from '../components/creation.module.css';

export type Begun = AnswerOf<typeof findCreations>[number];

export function useBegunName() {
  const { t } = useTranslation('creation');
  return ({ name, app }: Pick<Begun, 'name' | 'app'>): string => name || app?.name || t('type.unnamed');
}

/** Back to where somebody left it. */
export function BegunLink({ begun }: { readonly begun: Begun }) {
  const { t } = useTranslation('creation');
  const language = useLanguage();
  const now = useMoment();
  const nameOf = useBegunName();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const when = formatInstant(language, new Date(begun.changedAt), { zone, now });
  return (
    <>
      <Link
        className="tw-link"
        to="/ad/create/create-series"
        search={(old) => ({ team: old.team, draft: String(begun.creationId) })}
      >
        {nameOf(begun)}
      </Link>
      <span className={shared.help}>{t('type.changedAt', { when })}</span>
    </>
  );
}
