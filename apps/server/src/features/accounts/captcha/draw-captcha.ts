import { crc32, deflateSync } from 'node:zlib';
import { captchaGlyphs, type Stroke } from './captcha-glyphs.ts';

/** Two pixels per point. */
const width = 280;
const height = 80;
const strokeWidth = 6;
const noiseWidth = 2.5;
const noiseLines = 2;

type Point = readonly [x: number, y: number];
type Bend = (point: Point) => Point;

const between = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * Dark strokes on white: each character turned, leaning and of its own size, all of them bent by one wave, and
 * thin waves across. Meant to cost a program more than a person; what holds are the limits behind it.
 */
export function drawCaptcha(text: string): Buffer {
  const ink = new Uint8Array(width * height);
  const wave = makeWave();
  const cell = (width - 24) / text.length;
  for (const [index, character] of Array.from(text).entries()) {
    const place = placeCharacter(12 + cell * (index + 0.5));
    for (const stroke of captchaGlyphs[character] ?? []) {
      drawStroke(
        ink,
        stroke.map((point) => place(point)),
        wave,
        strokeWidth,
      );
    }
  }
  for (let line = 0; line < noiseLines; line += 1) drawStroke(ink, acrossEverything(), wave, noiseWidth);
  return writeGreyPng(
    width,
    height,
    ink.map((dark) => 255 - Math.round(dark * 0.85)),
  );
}

/** From a glyph's 4 × 6 field to its place in the picture. */
function placeCharacter(centreX: number): Bend {
  const scale = between(6.6, 8);
  const turn = between(-0.28, 0.28);
  const lean = between(-0.18, 0.18);
  const centre: Point = [centreX + between(-4, 4), height / 2 + between(-5, 5)];
  return ([x, y]) => {
    const [fromMiddleX, fromMiddleY] = [(x - 2 + lean * (3 - y)) * scale, (y - 3) * scale];
    return [
      centre[0] + fromMiddleX * Math.cos(turn) - fromMiddleY * Math.sin(turn),
      centre[1] + fromMiddleX * Math.sin(turn) + fromMiddleY * Math.cos(turn),
    ];
  };
}

function makeWave(): Bend {
  const [heightOf, lengthOf, shift] = [between(3, 5), between(70, 120), between(0, 6)];
  const [widthOf, pitchOf] = [between(1, 3), between(40, 70)];
  return ([x, y]) => [
    x + widthOf * Math.sin((y / pitchOf) * Math.PI * 2 + shift),
    y + heightOf * Math.sin((x / lengthOf) * Math.PI * 2 + shift),
  ];
}

function acrossEverything(): Stroke {
  const [from, to] = [between(10, height - 10), between(10, height - 10)];
  const [deep, rounds, shift] = [between(4, 14), between(0.8, 1.8), between(0, 6)];
  return Array.from({ length: 30 }, (_nothing, step) => {
    const part = step / 29;
    return [
      part * width,
      from + (to - from) * part + deep * Math.sin(part * rounds * Math.PI * 2 + shift),
    ] as const;
  });
}

/** In short pieces, so that a straight line bends too. */
function drawStroke(ink: Uint8Array, stroke: Stroke, bend: Bend, lineWidth: number): void {
  const pieceLength = 4;
  for (const [index, end] of stroke.slice(1).entries()) {
    const start = stroke[index] ?? end;
    const pieces = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / pieceLength));
    const at = (part: number): Point => [
      start[0] + ((end[0] - start[0]) * part) / pieces,
      start[1] + ((end[1] - start[1]) * part) / pieces,
    ];
    for (let piece = 0; piece < pieces; piece += 1) {
      drawPiece(ink, bend(at(piece)), bend(at(piece + 1)), lineWidth / 2);
    }
  }
}

/** Every pixel near the piece gets as dark as the line covers it. */
function drawPiece(ink: Uint8Array, from: Point, to: Point, reach: number): void {
  const [acrossX, acrossY] = [to[0] - from[0], to[1] - from[1]];
  const lengthSquared = acrossX * acrossX + acrossY * acrossY || 1;
  const clampTo = (value: number, most: number) => Math.min(most, Math.max(0, Math.floor(value)));
  const lastX = clampTo(Math.max(from[0], to[0]) + reach + 2, width - 1);
  const lastY = clampTo(Math.max(from[1], to[1]) + reach + 2, height - 1);
  for (let y = clampTo(Math.min(from[1], to[1]) - reach - 1, height); y <= lastY; y += 1) {
    for (let x = clampTo(Math.min(from[0], to[0]) - reach - 1, width); x <= lastX; x += 1) {
      const part = ((x - from[0]) * acrossX + (y - from[1]) * acrossY) / lengthSquared;
      const nearest = Math.min(1, Math.max(0, part));
      const distance = Math.hypot(x - from[0] - nearest * acrossX, y - from[1] - nearest * acrossY);
      const covered = Math.min(1, Math.max(0, reach + 0.5 - distance));
      const pixel = y * width + x;
      ink[pixel] = Math.max(ink[pixel] ?? 0, Math.round(covered * 255));
    }
  }
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** 8 bits a pixel, one row after the other, each without a filter. */
function writeGreyPng(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
