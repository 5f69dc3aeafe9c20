/** What runs in the page, whose names are not known here. */

/** From a press until the page shows what `isShown` looks for, and has drawn it. */
const watch = `async (press, isShown) => {
  const startedMs = performance.now();
  press();
  if (!isShown())
    await new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isShown()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  await new Promise((drawn) => requestAnimationFrame(drawn));
  return performance.now() - startedMs;
}`;

const isGridStill = `() => document.querySelector('[data-grid]')?.getAttribute('aria-busy') === 'false'`;

/** Until the tiles and the table show the other range. */
export const changeRangeTo = (range: string): string => `(() => {
  const read = () => document.querySelector('[data-series=columns]').textContent;
  const before = read();
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === ${JSON.stringify(range)});
  return (${watch})(() => button.click(), () => (${isGridStill})() && read() !== before);
})()`;

/** Until the page of a menu entry stands with its rows. */
export const goTo = (entry: string): string => `(() => {
  const link = [...document.querySelectorAll('nav a')].find((each) => each.textContent.trim() === ${JSON.stringify(entry)});
  return (${watch})(
    () => link.click(),
    () =>
      document.querySelector('h1')?.textContent === ${JSON.stringify(entry)} &&
      (${isGridStill})() &&
      document.querySelector('[data-grid] tbody [data-cell]') !== null,
  );
})()`;

/** How quick this browser is just now: 4,000 bare cells put into the page, laid out and drawn. */
export const drawBareTable = `(() => {
  const room = document.createElement('div');
  room.style.cssText = 'position:absolute;visibility:hidden';
  const draw = () => {
    const rows = Array.from({ length: 400 }, (_, row) => '<tr>' + ('<td>' + row + ' installs</td>').repeat(10) + '</tr>');
    room.innerHTML = '<table>' + rows.join('') + '</table>';
    document.body.append(room);
    room.getBoundingClientRect();
  };
  return (${watch})(draw, () => room.isConnected).finally(() => room.remove());
})()`;

/** From the choice of a file until the page says something of it, and the longest wait for a frame meanwhile. */
export const readFileInPage = (content: string, says: string): string => `(async () => {
  const input = document.querySelector('[data-testid=keyword-file]');
  const files = new DataTransfer();
  files.items.add(new File([${JSON.stringify(content)}], 'keywords.csv', { type: 'text/csv' }));
  const said = () => document.querySelector('[role=dialog]').innerText.replaceAll(/\\s+/g, ' ').includes(${JSON.stringify(says)});
  let [longestFrameMs, last, isOver] = [0, 0, false];
  const frame = (now) => {
    if (last > 0) longestFrameMs = Math.max(longestFrameMs, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(frame);
  };
  await new Promise((drawn) => requestAnimationFrame(drawn));
  requestAnimationFrame(frame);
  const ms = await (${watch})(
    () => {
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    said,
  );
  isOver = true;
  return { ms, longestFrameMs };
})()`;
