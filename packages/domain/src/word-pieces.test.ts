import { describe, expect, test } from 'vitest';
import { cutAll, cutPieces, fewestOfJoined, holdsPieces } from './word-pieces.ts';

/** What ICU makes of them, good and bad: another version of it cuts otherwise, and this says where. */
describe('simplified Chinese', () => {
  test.each([
    ['照片编辑', ['照片', '编辑']],
    ['视频剪辑软件', ['视频', '剪', '辑', '软件']],
    ['免费听音乐', ['免费', '听', '音乐']],
    ['英语学习 免费', ['英语', '学习', '免费']],
    ['白噪音睡眠', ['白', '噪音', '睡眠']],
    ['儿童睡前故事', ['儿童', '睡前', '故事']],
    ['番茄工作法', ['番茄', '工作', '法']],
    ['健身计划', ['健身', '计划']],
    ['记账软件', ['记账', '软件']],
    ['天气预报', ['天气', '预报']],
    ['日历提醒', ['日历', '提醒']],
    ['冥想 放松', ['冥想', '放松']],
    ['雨声助眠', ['雨声', '助', '眠']],
    ['闹钟铃声', ['闹钟', '铃声']],
    ['铃声下载', ['铃声', '下载']],
    ['壁纸高清', ['壁纸', '高清']],
    ['拼图美图', ['拼', '图', '美', '图']],
    ['翻译 英语', ['翻译', '英语']],
    ['地图导航', ['地图', '导航']],
    ['跑步记录', ['跑步', '记录']],
  ])('%s', (text, pieces) => {
    expect(cutPieces(text)).toEqual(pieces);
  });
});

describe('traditional Chinese', () => {
  test.each([
    ['記帳軟體免費', ['記帳', '軟體', '免費']],
    ['睡眠音樂', ['睡眠', '音樂']],
    ['番茄鐘', ['番茄', '鐘']],
    ['照片編輯', ['照片', '編輯']],
    ['冥想放鬆', ['冥想', '放鬆']],
    ['鬧鐘鈴聲', ['鬧鐘', '鈴聲']],
    ['英文學習', ['英文', '學習']],
    ['運動計畫', ['運動', '計畫']],
    ['天氣預報', ['天氣預報']],
    ['食譜大全', ['食譜', '大全']],
  ])('%s', (text, pieces) => {
    expect(cutPieces(text)).toEqual(pieces);
  });
});

describe('Japanese', () => {
  test.each([
    ['写真加工アプリ無料', ['写真', '加工', 'アプリ', '無料']],
    ['集中タイマー', ['集中', 'タイマー']],
    ['睡眠アプリ', ['睡眠', 'アプリ']],
    ['目覚まし時計', ['目覚まし', '時計']],
    ['ポモドーロタイマー', ['ポモドーロタイマー']],
    ['ホワイトノイズ', ['ホワイトノイズ']],
    ['英語学習', ['英語', '学習']],
    ['家計簿アプリ', ['家計', '簿', 'アプリ']],
    ['着信音ダウンロード', ['着信', '音', 'ダウンロード']],
    ['赤ちゃん 寝かしつけ', ['赤ちゃん', '寝', 'かし', 'つけ']],
    ['瞑想アプリ', ['瞑想', 'アプリ']],
    ['雨の音', ['雨', 'の', '音']],
    ['ヨガ動画', ['ヨガ', '動画']],
    ['いびき録音', ['いびき', '録音']],
    ['カレンダー共有', ['カレンダー', '共有']],
    ['筋トレメニュー', ['筋', 'トレメニュー']],
    ['レシピ検索', ['レシピ', '検索']],
    ['地図 オフライン', ['地図', 'オフライン']],
  ])('%s', (text, pieces) => {
    expect(cutPieces(text)).toEqual(pieces);
  });
});

describe('Korean', () => {
  test.each([
    ['수면 음악', ['수면', '음악']],
    ['사진편집 어플', ['사진편집', '어플']],
    ['무료 벨소리', ['무료', '벨소리']],
    ['백색소음', ['백색소음']],
    ['집중 타이머', ['집중', '타이머']],
    ['명상 앱', ['명상', '앱']],
    ['가계부 무료', ['가계부', '무료']],
    ['영어공부', ['영어공부']],
    ['운동 계획표', ['운동', '계획표']],
    ['날씨 알림', ['날씨', '알림']],
  ])('%s', (text, pieces) => {
    expect(cutPieces(text)).toEqual(pieces);
  });
});

describe('Thai', () => {
  test.each([
    ['แอปแต่งรูปฟรี', ['แอป', 'แต่ง', 'รูป', 'ฟรี']],
    ['เพลงนอนหลับ', ['เพลง', 'นอน', 'หลับ']],
    ['นาฬิกาปลุก', ['นาฬิกา', 'ปลุก']],
    ['เรียนภาษาอังกฤษ', ['เรียน', 'ภาษา', 'อังกฤษ']],
    ['แอปออกกำลังกาย', ['แอป', 'ออก', 'กำลัง', 'กาย']],
  ])('%s', (text, pieces) => {
    expect(cutPieces(text)).toEqual(pieces);
  });
});

describe('scripts with spaces', () => {
  test.each([
    ['rain sounds', ['rain', 'sounds']],
    ['ocean waves no ads', ['ocean', 'waves', 'no', 'ads']],
    ['24 hour clock', ['24', 'hour', 'clock']],
    ['rock & roll', ['rock', 'roll']],
    ['to-do list', ['to-do', 'list']],
    ['música relajante', ['música', 'relajante']],
    ['schlaf gut', ['schlaf', 'gut']],
    ['сон и отдых', ['сон', 'и', 'отдых']],
    ['नींद संगीत', ['नींद', 'संगीत']],
    ['white noise for sleep', ['white', 'noise', 'for', 'sleep']],
    ['wi-fi analyzer', ['wi-fi', 'analyzer']],
    ['qr-code scanner', ['qr-code', 'scanner']],
    ['mp3 player', ['mp3', 'player']],
    ['c++ course', ['c++', 'course']],
    ['don’t starve', ['don’t', 'starve']],
    ['приложение для сна', ['приложение', 'для', 'сна']],
    ['réveil matin', ['réveil', 'matin']],
    ['مؤقت نوم', ['مؤقت', 'نوم']],
    ['שינה רגועה', ['שינה', 'רגועה']],
    ['ứng dụng ngủ', ['ứng', 'dụng', 'ngủ']],
    ['müzik çalar', ['müzik', 'çalar']],
  ])('%s', (text, pieces) => {
    expect(cutPieces(text)).toEqual(pieces);
  });
});

describe('several scripts at once', () => {
  test.each([
    ['bgm 睡眠', ['bgm', '睡眠']],
    ['iphone 壁紙', ['iphone', '壁紙']],
    ['ai写真', ['ai', '写真']],
    ['vpn 免费', ['vpn', '免费']],
    ['netflix ドラマ', ['netflix', 'ドラマ']],
    ['kpop 노래', ['kpop', '노래']],
    ['3d 사진', ['3d', '사진']],
    ['sleep 音楽', ['sleep', '音楽']],
  ])('%s', (text, pieces) => {
    expect(cutPieces(text)).toEqual(pieces);
  });
});

describe('what has no words', () => {
  test.each([
    ['', []],
    ['🎵', []],
    ['!!!', []],
    ['...', []],
    ['🎵🎶 ♥', []],
    ['—', []],
  ])('%s', (text, pieces) => {
    expect(cutPieces(text)).toEqual(pieces);
  });
});

test('a run of single signs is joined once enough texts have it', () => {
  const texts = ['视频剪辑', '剪辑软件', '音乐剪辑'];
  expect(texts).toHaveLength(fewestOfJoined);
  expect(cutAll(texts)).toEqual([
    ['视频', '剪辑'],
    ['剪辑', '软件'],
    ['音乐', '剪辑'],
  ]);
  expect(cutAll(texts.slice(1))).toEqual([
    ['剪', '辑', '软件'],
    ['音乐', '剪', '辑'],
  ]);
});

test.each([
  [['剪辑'], '视频剪辑软件', true],
  [['剪'], '视频剪辑', true],
  [['软件', '剪辑'], '视频剪辑软件', false],
  [['着信', '音'], '着信音 無料', true],
  [['着信', '音'], '着信 音楽', false],
  [['c++'], 'c++ course', true],
  [['c'], 'c++ course', false],
  [['수면'], '수면음악', false],
  [['수면', '음악'], '무료 수면 음악', true],
])('whether %j are in %s', (pieces, word, holds) => {
  expect(holdsPieces(pieces)(word)).toBe(holds);
});
