import { useTranslation } from 'react-i18next';
import { PublicFrame } from '../shell/public-frame.tsx';
import classes from './agreement-page.module.css';

type Section = { readonly heading: string; readonly paragraphs: readonly string[] };

export function AgreementPage() {
  const { t } = useTranslation(['agreement', 'privacy']);
  const operator = t('operator');
  return (
    <PublicFrame>
      <article className={classes.text}>
        <h1 className={classes.title}>{t('title')}</h1>
        <Sections sections={t('sections', { returnObjects: true, operator })} />
        <h1 className={classes.title}>{t('privacy:title')}</h1>
        <Sections sections={t('privacy:sections', { returnObjects: true, operator })} />
      </article>
    </PublicFrame>
  );
}

function Sections({ sections }: { readonly sections: readonly Section[] }) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading} className={classes.section}>
      <h2 className={classes.heading}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  ));
}
