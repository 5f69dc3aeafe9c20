/** What runs in the page of a list, whose names are not known here. */

const isGridStill = `document.querySelector('[data-grid]')?.getAttribute('aria-busy') === 'false'`;
const hasRows = `(${isGridStill} && document.querySelector('[data-grid] tbody [data-cell]') !== null)`;
const countShown = `(document.querySelector('[data-filter-field] [aria-live]')?.textContent ?? '')`;

/** Longer than anything takes that comes at all, on a machine that does much else. */
export const limitMs = 120_000;

/** From `start` on until the page shows what `isShown` looks for, and has drawn it. */
const watch = (what: string, limit = limitMs) => `(isShown, start) => new Promise((resolve, reject) => {
  let startedMs;
  const giveUp = setTimeout(() => {
    observer.disconnect();
    reject(new Error(${JSON.stringify(`Waited ${limit} ms for ${what}. The page shows: `)} + document.body.innerText));
  }, ${limit});
  const look = async () => {
    if (startedMs === undefined || !isShown()) return;
    observer.disconnect();
    clearTimeout(giveUp);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    resolve(performance.now() - startedMs);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  start(() => {
    startedMs = performance.now();
    void look();
  });
})`;

/** As a press of its entry leads there. */
export const openList = (
  hash: string,
  limit = limitMs,
): string => `(${watch('the first rows of the list', limit)})(
  () => ${hasRows},
  (begin) => {
    begin();
    location.hash = ${JSON.stringify(hash)};
  })`;

/** From the press of its entry on, which comes from outside, until the first rows are there. */
export const notePress = `window.pressed = (${watch('the first rows of the list')})(
  () => ${hasRows},
  (begin) => addEventListener('click', () => begin(), { capture: true, once: true }));
true`;
export const readPress = `window.pressed`;

/** From Enter on, which comes from outside, until another number of rows is shown. */
export const noteFilter = `window.filtered = (() => {
  const before = ${countShown};
  return (${watch('another number of rows after the filter')})(
    () => ${hasRows} && ${countShown} !== '' && ${countShown} !== before,
    (begin) => addEventListener('keydown', ({ key }) => { if (key === 'Enter') begin(); }, { capture: true }));
})(); true`;
export const readFilter = `window.filtered`;

/** Watches frames from now on. */
export const noteFrames = `(() => {
  const noted = { longest: 0, long: 0, isOver: false };
  window.frames50 = noted;
  let last = performance.now();
  const frame = (now) => {
    noted.longest = Math.max(noted.longest, now - last);
    if (now - last > 50) noted.long += 1;
    last = now;
    if (!noted.isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame); });
})(); true`;
export const readFrames = `(() => { window.frames50.isOver = true; return window.frames50; })()`;

/** The same rows as a bare table: every cell a text, every row in the page. */
export const openBare = (path: string, token: string): string => `(async () => {
  const startedMs = performance.now();
  const answer = await fetch(${JSON.stringify(path)}, {
    headers: { authorization: ${JSON.stringify(token)} },
    signal: AbortSignal.timeout(${limitMs}),
  });
  const { data: { list } } = await answer.json();
  const byName = Array.isArray(list)
    ? Object.keys(list[0]).map((name) => [name, list.map((row) => row[name])])
    : Object.entries(list.columns);
  const columns = byName.filter(([, values]) => typeof values[0] !== 'object').slice(0, 14);
  const rows = columns[0][1].map((_, place) => columns.map(([, values]) => String(values[place] ?? '')));
  window.bareRows = rows;
  window.drawBare = (shown) => {
    document.body.innerHTML = '<table>' + shown.map((row) => '<tr>' + row.map((text) => '<td>' + text + '</td>').join('') + '</tr>').join('') + '</table>';
    document.body.getBoundingClientRect();
  };
  window.drawBare(rows);
  await new Promise((drawn) => requestAnimationFrame(drawn));
  return { ms: performance.now() - startedMs, rows: rows.length };
})()`;

export const filterBare = (name: string): string => `(async () => {
  const startedMs = performance.now();
  window.drawBare(window.bareRows.filter((row) => row.some((text) => text.includes(${JSON.stringify(name)}))));
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const ms = performance.now() - startedMs;
  window.drawBare(window.bareRows);
  return ms;
})()`;
