import classes from './n-grams.module.css';

/** As they were cut. */
export const Pieces = ({ pieces }: { readonly pieces: readonly string[] }) => (
  <bdi dir="auto" className={classes.pieces}>
    {pieces.map((piece, place) => (
      <span key={`${place} ${piece}`} className={classes.piece}>
        {piece}
      </span>
    ))}
  </bdi>
);
