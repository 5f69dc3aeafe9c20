import type { OfApple } from '../describe-advice.ts';
import type { AssistantWords } from '../use-assistant-words.ts';
import classes from './told-figures.module.css';

type Props = {
  readonly evidence: OfApple;
  readonly words: AssistantWords;
};

const rows = ['installs', 'cpa', 'spend', 'taps'] as const;

/** What Apple tells of the last seven days beside what it expects; a dash where it tells nothing. */
export function ToldFigures({ evidence: { last, expected }, words: { t, count, money } }: Props) {
  const say = (value: string | number | null) =>
    value === null ? '–' : typeof value === 'number' ? count(value) : money(value);
  return (
    <table className={classes.told}>
      <thead>
        <tr>
          <th scope="col">{t('assistant:advice.measured')}</th>
          <th scope="col">{t('assistant:advice.last')}</th>
          <th scope="col">{t('assistant:advice.expected')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`assistant:advice.row.${row}`)}</th>
            <td>{say(last[row])}</td>
            <td>{say(expected[row])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
