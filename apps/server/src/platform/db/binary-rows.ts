const signature = Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const trailer = Buffer.from([0xff, 0xff]);
const chunkBytes = 1 << 18;
const maxValueBytes = 1 << 16;
const dayMs = 86_400_000;
const firstDayMs = Date.UTC(2000, 0, 1);

export type BinaryType = 'int8' | 'int4' | 'float8' | 'date' | 'text';
export type BinaryValue = string | number | null;

/**
 * Rows in the binary form of COPY, written as they come: a hundred thousand take a few megabytes. Ids of type int8
 * may be given as text of digits, days as `2026-11-20`.
 */
export class BinaryRows {
  readonly #types: readonly BinaryType[];
  readonly #full: Buffer[] = [signature];
  readonly #days = new Map<string, number>();
  #chunk = Buffer.allocUnsafe(chunkBytes);
  #at = 0;
  #count = 0;

  constructor(types: readonly BinaryType[]) {
    this.#types = types;
  }

  get count(): number {
    return this.#count;
  }

  add(values: readonly BinaryValue[]): void {
    this.#count += 1;
    this.#makeRoom(2);
    this.#at = this.#chunk.writeInt16BE(this.#types.length, this.#at);
    for (let place = 0; place < this.#types.length; place += 1) {
      const type = this.#types[place];
      const value = values[place] ?? null;
      if (value === null || type === undefined) this.#writeLength(-1);
      else this.#write(type, value);
    }
  }

  /** All of it, header and end included. */
  read(): Buffer[] {
    return [...this.#full, this.#chunk.subarray(0, this.#at), trailer];
  }

  #write(type: BinaryType, value: string | number): void {
    switch (type) {
      case 'int8':
        this.#writeLength(8);
        this.#writeInt8(value);
        return;
      case 'int4':
        this.#writeLength(4);
        this.#at = this.#chunk.writeInt32BE(Number(value), this.#at);
        return;
      case 'float8':
        this.#writeLength(8);
        this.#at = this.#chunk.writeDoubleBE(Number(value), this.#at);
        return;
      case 'date':
        this.#writeLength(4);
        this.#at = this.#chunk.writeInt32BE(this.#dayNumber(String(value)), this.#at);
        return;
      case 'text':
        this.#writeText(String(value));
    }
  }

  /** In two halves, which is much quicker than by way of a bigint, where a number holds it exactly. */
  #writeInt8(value: string | number): void {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) {
      this.#at = this.#chunk.writeBigInt64BE(BigInt(value), this.#at);
      return;
    }
    this.#at = this.#chunk.writeInt32BE(Math.floor(number / 2 ** 32), this.#at);
    this.#at = this.#chunk.writeUInt32BE(number >>> 0, this.#at);
  }

  /** PostgreSQL's text cannot hold the character NUL. */
  #writeText(value: string): void {
    const text = value.includes('\0') ? value.replaceAll('\0', '') : value;
    const bytes = Buffer.byteLength(text);
    if (bytes > maxValueBytes) throw new RangeError(`A text of ${bytes} bytes is too long to be copied.`);
    this.#writeLength(bytes);
    this.#makeRoom(bytes);
    this.#at += this.#chunk.write(text, this.#at);
  }

  #dayNumber(day: string): number {
    const known = this.#days.get(day);
    if (known !== undefined) return known;
    const number = (Date.parse(day) - firstDayMs) / dayMs;
    if (!Number.isInteger(number)) throw new RangeError(`"${day}" is not a day.`);
    this.#days.set(day, number);
    return number;
  }

  #writeLength(bytes: number): void {
    this.#makeRoom(4 + 8);
    this.#at = this.#chunk.writeInt32BE(bytes, this.#at);
  }

  #makeRoom(bytes: number): void {
    if (this.#at + bytes <= this.#chunk.length) return;
    this.#full.push(this.#chunk.subarray(0, this.#at));
    this.#chunk = Buffer.allocUnsafe(chunkBytes);
    this.#at = 0;
  }
}
