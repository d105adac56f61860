// Writes a Brotli, a Zstandard and a gzip copy beside each built file, so that none is compressed while a visitor waits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

const assets = new URL('../build/client/assets/', import.meta.url).pathname;
const compressible = new Set(['.js', '.css', '.svg']);

for (const name of readdirSync(assets)) {
  if (!compressible.has(extname(name))) continue;
  const content = readFileSync(join(assets, name));
  writeFileSync(
    join(assets, `${name}.br`),
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(
    join(assets, `${name}.zst`),
    zstdCompressSync(content, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  );
  writeFileSync(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }));
}
