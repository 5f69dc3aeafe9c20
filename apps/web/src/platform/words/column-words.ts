/** What a column of the file is read as. */
export const columnRoles = ['keyword', 'matchType', 'bid', 'adGroup', 'row'] as const;
export type ColumnRole = (typeof columnRoles)[number];
export type MatchType = 'EXACT' | 'BROAD';

/** As Apple's sheet, other tools and our own files call them, in the languages of the console. */
const headers: Record<ColumnRole, readonly string[]> = {
  keyword: [
    'keyword|keywords|keyword text|search term|search terms|text',
    '关键词|关键字|搜索词|關鍵字|關鍵詞|搜尋字詞|搜尋詞',
    'キーワード|検索キーワード|検索語句|検索ワード|키워드|검색어|검색 키워드',
  ],
  matchType: [
    'match type|match|matchtype|匹配类型|匹配方式|匹配|比對類型|比對方式|配對類型',
    '匹配類型|比對|マッチタイプ|マッチの種類|マッチ|매치 유형|일치 유형|검색 유형',
    '매칭 유형|매치 타입|일치',
  ],
  bid: [
    'bid|max cpt|max cpt bid|cpt bid|bid amount|max bid|出价|最高 cpt|最高 cpt 出价',
    '竞价|出價|最高 cpt 出價|競價|入札|入札額|入札単価|上限 cpt|上限 cpt 入札',
    '입찰가|입찰|입찰 금액|최대 cpt|최대 cpt 입찰가',
  ],
  adGroup: [
    'ad group id|adgroup id|adgroupid|广告组 id|廣告群組 id|広告グループ id|広告グループid',
    '광고 그룹 id|광고그룹 id',
  ],
  row: ['row|行|列|행|行号|列號|行番号|행 번호'],
};

const matches: Record<MatchType, readonly string[]> = {
  EXACT: [
    'exact|exact match|完全匹配|精确|精确匹配|完全比對|精準|精準比對|完全符合',
    '完全一致|정확히 일치|정확|정확 일치|일치 검색',
  ],
  BROAD: ['broad|broad match|广泛匹配|广泛|廣泛比對|廣泛|部分一致|확장 일치|확장|확장 검색'],
};

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)|[*_]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function reader<Meaning extends string>(words: Record<Meaning, readonly string[]>) {
  const meanings = new Map<string, Meaning>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record are those of its type
  for (const meaning of Object.keys(words) as Meaning[])
    for (const word of words[meaning].flatMap((some) => some.split('|'))) meanings.set(fold(word), meaning);
  return (text: string): Meaning | undefined => meanings.get(fold(text));
}

export const readHeader = reader(headers);
export const readMatchType = reader(matches);
