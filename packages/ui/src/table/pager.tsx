import { usePagination } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { PageJumper } from './page-jumper.tsx';
import classes from './pager.module.css';
import { Picker } from '../forms/picker.tsx';

export type PagerWords = {
  readonly label: string;
  /** "1,284 rows" */
  readonly total: string;
  readonly previous: string;
  readonly next: string;
  /** "Page 3" */
  readonly page: (page: number) => string;
  readonly sizes: string;
  /** "20 a page" */
  readonly perPage: (size: number) => string;
  readonly jump: string;
};

type Props = {
  readonly page: number;
  readonly size: number;
  readonly sizes: readonly number[];
  /** How many pages there are, at least one. */
  readonly pages: number;
  readonly words: PagerWords;
  readonly onChange: (next: { page: number; size: number }) => void;
};

/** Total, sizes, back, pages, on, and a field for going to one. */
export function Pager({ page, size, sizes, pages, words, onChange }: Props) {
  const go = (next: number) => onChange({ page: next, size });
  return (
    <nav className={classes.pager} aria-label={words.label}>
      <span className={classes.total}>{words.total}</span>
      <Picker
        label={words.sizes}
        value={String(size)}
        options={sizes.map((one) => ({ value: String(one), label: words.perPage(one) }))}
        // The row that was first stays on the page.
        onChange={(next) =>
          onChange({ page: Math.floor(((page - 1) * size) / Number(next)) + 1, size: Number(next) })
        }
      />
      <div className={classes.steps}>
        <button
          type="button"
          className={classes.step}
          aria-label={words.previous}
          disabled={page <= 1}
          onClick={() => go(page - 1)}
        >
          <IconChevronLeft size={16} />
        </button>
        <Pages page={page} pages={pages} words={words} onGo={go} />
        <button
          type="button"
          className={classes.step}
          aria-label={words.next}
          disabled={page >= pages}
          onClick={() => go(page + 1)}
        >
          <IconChevronRight size={16} />
        </button>
      </div>
      <PageJumper label={words.jump} page={page} pages={pages} onGo={go} />
    </nav>
  );
}

type PagesProps = Pick<Props, 'page' | 'pages' | 'words'> & { readonly onGo: (page: number) => void };

function Pages({ page, pages, words, onGo }: PagesProps) {
  const { range } = usePagination({ total: pages, page });
  return range.map((one, place) =>
    one === 'dots' ? (
      // Two gaps at most, each always at its place.
      <span key={place < range.length / 2 ? 'before' : 'after'} className={classes.gap} aria-hidden />
    ) : (
      <button
        key={one}
        type="button"
        className={classes.step}
        aria-label={words.page(one)}
        aria-current={one === page ? 'page' : undefined}
        data-page
        onClick={() => onGo(one)}
      >
        {one}
      </button>
    ),
  );
}
