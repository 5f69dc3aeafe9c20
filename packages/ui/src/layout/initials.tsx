import classes from './initials.module.css';
import { takeInitials } from './take-initials.ts';

type Props = {
  readonly name: string;
  readonly of: 'team' | 'person';
  readonly picture?: string | undefined;
  readonly size?: 'normal' | 'large';
};

/** Stands beside the name it was taken from, so it says nothing of its own. */
export function Initials({ name, of, picture, size }: Props) {
  return (
    <span className={classes.square} data-of={of} data-size={size} aria-hidden>
      {picture ? <img className={classes.picture} src={picture} alt="" /> : takeInitials(name)}
    </span>
  );
}
