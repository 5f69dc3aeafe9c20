import { useMediaQuery } from '@tapwright/ui/look/use-media-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './ways-to-run.module.css';

const ways = ['selfService', 'collaborative', 'aiManaged'] as const;
const questions = ['you', 'we', 'payer', 'goodFor'] as const;

export function WaysToRun() {
  const narrow = useMediaQuery('(max-width: 767px)');
  return narrow ? <WaysAsLists /> : <WaysAsTable />;
}

function WaysAsTable() {
  const { t } = useTranslation('home');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td aria-hidden />
          {ways.map((way) => (
            <th key={way} scope="col">
              {t(`ways.${way}.name`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <tr key={question}>
            <th scope="row">{t(`ways.questions.${question}`)}</th>
            {ways.map((way) => (
              <td key={way}>{t(`ways.${way}.${question}`)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Four questions to three ways do not fit a phone side by side. */
function WaysAsLists() {
  const { t } = useTranslation('home');
  return ways.map((way) => (
    <section key={way} className={classes.way}>
      <h3 className={classes.name}>{t(`ways.${way}.name`)}</h3>
      <dl className={classes.list}>
        {questions.map((question) => (
          <div key={question} className={classes.pair}>
            <dt>{t(`ways.questions.${question}`)}</dt>
            <dd>{t(`ways.${way}.${question}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
