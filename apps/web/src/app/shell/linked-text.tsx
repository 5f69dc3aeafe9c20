import { Link } from '@tanstack/react-router';

type Props = {
  /** A sentence of the messages with one `<a>…</a>` in it, so that each language puts the link where it belongs. */
  readonly text: string;
  readonly to: '/account';
};

export function LinkedText({ text, to }: Props) {
  const [before = '', words = '', after = ''] = text.split(/<\/?a>/);
  return (
    <>
      {before}
      <Link to={to} className="tw-link">
        {words}
      </Link>
      {after}
    </>
  );
}
