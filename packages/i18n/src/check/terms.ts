import type { Language } from '../languages.ts';

/** What a thing is called in each language, everywhere; and what it is not called, since it was once or is elsewhere. */
export type Term = Readonly<Record<Language, string>> & {
  readonly not?: Readonly<Partial<Record<Language, RegExp>>>;
};

const term = (
  [en, zhCn, zhTw, ja, ko]: readonly [string, string, string, string, string],
  not?: Term['not'],
): Term => ({ en, 'zh-CN': zhCn, 'zh-TW': zhTw, ja, ko, ...(not && { not }) });

/** The words of `docs/terms.md`, row by row. */
export const terms: readonly Term[] = [
  term(['App', 'App', 'App', 'アプリ', '앱'], { 'zh-CN': /.应用|应用./, ja: /App(?!le|\s?Store| ID)/ }),
  term(['Campaign group', '广告系列组', '廣告活動群組', 'キャンペーングループ', '캠페인 그룹']),
  term(['Campaign', '广告系列', '廣告活動', 'キャンペーン', '캠페인'], {
    'zh-CN': /推广计划|广告计划/,
    'zh-TW': /廣告系列/,
  }),
  term(['Ad group', '广告组', '廣告群組', '広告グループ', '광고 그룹'], {
    'zh-TW': /廣告組/,
    ko: /광고그룹/,
  }),
  term(['Keyword', '关键词', '關鍵字', 'キーワード', '키워드'], { 'zh-CN': /关键字/, 'zh-TW': /關鍵詞/ }),
  term(['Negative keyword', '否定关键词', '否定關鍵字', '除外キーワード', '제외 키워드'], {
    'zh-CN': /否词/,
    'zh-TW': /排除關鍵字/,
  }),
  term(['Search term', '搜索词', '搜尋字詞', '検索語句', '검색어']),
  term(['Match type', '匹配类型', '比對類型', 'マッチタイプ', '일치 유형'], {
    ko: /검색 유형|일치유형|(?:완전|정확) 일치/,
  }),
  term(['Search match', '搜索匹配', '搜尋比對', '検索マッチ', '검색 일치'], { ko: /검색 매치/ }),
  term(['Storefront', '投放地区', '投放地區', '配信地域', '스토어 지역'], { ja: /ストアフロント/ }),
  term(['Delivery mode', '投放方式', '投放方式', '配信方式', '집행 방식'], {
    ja: /配信方法/,
    ko: /운영 방식/,
  }),
  term(['Product page', '产品页', '產品頁', 'プロダクトページ', '제품 페이지'], { 'zh-CN': /产品页面/ }),
  term(['Max CPT bid', '最高 CPT 出价', '最高 CPT 出價', '最大CPT入札額', '최대 CPT 입찰가'], {
    ja: /最高CPT/,
  }),
  term(['Daily cap', '每日上限', '每日上限', '1日の上限額', '일일 한도'], { ja: /1日の上限(?!額|消化)/ }),
  term(['CPA goal', 'CPA 目标', 'CPA 目標', '目標CPA', '목표 CPA'], { ja: /CPA目標/, ko: /CPA 목표/ }),
  term(['Target CPA', '目标 CPA', '目標 CPA', 'ターゲットCPA', '타깃 CPA']),
  term(['Spend', '花费', '花費', '支出額', '지출']),
  term(['Impressions', '展示次数', '曝光次數', 'インプレッション', '노출'], { ja: /表示回数/ }),
  term(['Taps', '点击', '點按', 'タップ', '탭 수'], { ko: /탭수/ }),
  term(['Installs', '安装', '安裝', 'インストール', '설치'], { ja: /DL数/, ko: /설치수/ }),
  term(['Change', '更改', '變更', '変更', '변경'], { 'zh-CN': /变更/, 'zh-TW': /更改/ }),
  term(['Draft', '草稿', '草稿', '下書き', '초안'], { ko: /임시 저장/ }),
  term(['Pause', '暂停', '暫停', '一時停止', '일시 정지'], { ko: /일시 ?중지/ }),
  term(['Archive', '归档', '封存', 'アーカイブ', '보관']),
  term(['Share', '共享', '共用', '共有', '공유'], { 'zh-TW': /共享/ }),
  term(['Download', '下载', '下載', 'ダウンロード', '다운로드'], { ko: /내려받/ }),
  term(['Certificate', '证书', '憑證', '証明書', '인증서'], { 'zh-TW': /證書/ }),
  term(['Device', '设备', '裝置', 'デバイス', '기기'], { ja: /端末/ }),
  term(['Team', '团队', '團隊', 'チーム', '팀']),
  term(['Member', '成员', '成員', 'メンバー', '팀원'], { ko: /구성원/ }),
  term(['Owner', '所有者', '擁有者', 'オーナー', '소유자'], { ja: /所有者/ }),
  term(['Finance', '财务', '財務', '経理', '재무'], { ja: /財務/ }),
  term(['Recharge', '充值', '儲值', 'チャージ', '충전'], { 'zh-TW': /充值/ }),
  term(['Balance', '余额', '餘額', '残高', '잔액']),
  term(['Refund', '退款', '退款', '返金', '환불']),
  term(['Receipt', '收据', '收據', '領収書', '영수증']),
  term(['Fapiao', '发票', '發票', '発票', '파피아오']),
  term(['Exchange rate', '汇率', '匯率', '為替レート', '환율']),
  term(['Operation log', '操作日志', '操作紀錄', '操作ログ', '작업 기록']),
  term(['Report centre', '报表中心', '報表中心', 'レポートセンター', '보고서 센터']),
];
