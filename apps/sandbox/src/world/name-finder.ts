import { isUnspaced } from './keyword-text.ts';

type Place<Item> = { item: Item; position: number; sought: string };

/** Finds which of many names stands in a text; of several, the one listed first. */
export class NameFinder<Item extends { word: string }> {
  readonly #byFirstWord = new Map<string, Place<Item>[]>();
  /** Names in scripts without spaces may stand anywhere. */
  readonly #unspaced: Place<Item>[] = [];

  constructor(items: readonly Item[]) {
    items.forEach((item, position) => {
      if (isUnspaced(item.word)) this.#unspaced.push({ item, position, sought: item.word });
      else this.#addSpaced({ item, position, sought: ` ${item.word} ` });
    });
  }

  #addSpaced(place: Place<Item>): void {
    const [word = ''] = place.item.word.split(' ');
    const same = this.#byFirstWord.get(word);
    if (same) same.push(place);
    else this.#byFirstWord.set(word, [place]);
  }

  find(text: string): Item | undefined {
    const padded = ` ${text} `;
    let best = this.#unspaced.find(({ sought }) => padded.includes(sought));
    for (const word of text.split(' ')) {
      for (const place of this.#byFirstWord.get(word) ?? []) {
        const isBefore = !best || place.position < best.position;
        if (isBefore && padded.includes(place.sought)) best = place;
      }
    }
    return best?.item;
  }
}
