import { pageSizes } from '@tapwright/contracts/paging';
import { Pager } from '@tapwright/ui/table/pager';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import classes from './change-list.module.css';

type Props = {
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly onPage: (next: { pageNum: number; pageSize: number }) => void;
};

export function ChangePager({ total, pageNum, pageSize, onPage }: Props) {
  const words = usePagerWords(total);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <footer className={classes.pages}>
      <Pager
        page={Math.min(pageNum, pages)}
        size={pageSize}
        sizes={pageSizes}
        pages={pages}
        words={words}
        onChange={({ page, size }) => onPage({ pageNum: page, pageSize: size })}
      />
    </footer>
  );
}
