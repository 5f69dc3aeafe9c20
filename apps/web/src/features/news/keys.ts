import type { NewsType } from '@tapwright/contracts/news';
import type { Language } from '@tapwright/i18n/languages';
import { staffKeys } from '../../platform/keys.ts';

type Page = { pageNum: number; pageSize: number };

export const newsKeys = {
  all: ['news'] as const,
  list: (page: Page & { type: NewsType; language: Language }) => [...newsKeys.all, 'list', page] as const,
  one: (id: number, language: Language) => [...newsKeys.all, 'one', id, language] as const,
  desk: [...staffKeys.all, 'news'] as const,
  deskList: (page: Page & { type?: NewsType }) => [...newsKeys.desk, page] as const,
  deskOne: (id: number) => [...newsKeys.desk, 'one', id] as const,
};
