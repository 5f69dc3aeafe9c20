import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthwhileBytes = 1024;
const compressed = /\.(?:css|js|json|svg|txt|xml)$/;

/** Puts a `.br` and a `.gz` beside each part of the built web, as small as they get: the server sends those as they are. */
export async function compressBuiltWeb(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressed.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      if (content.length < worthwhileBytes) return;
      const quality = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: quality }));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
