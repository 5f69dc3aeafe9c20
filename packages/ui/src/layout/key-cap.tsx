import classes from './key-cap.module.css';

export function KeyCap({ children }: { readonly children: string }) {
  return <kbd className={classes.key}>{children}</kbd>;
}
