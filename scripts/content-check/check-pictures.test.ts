import { expect, test } from 'vitest';
import { checkPictureFiles } from './check-pictures.ts';
import { pictureSize } from './picture-size.ts';
import { readTexts } from './read-content.ts';

const file = 'help/meters/a.html';
const png = (width: number, height: number, length = 64) => {
  const bytes = Buffer.alloc(length);
  bytes.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

/** The problems of an article with this picture, where the file has these bytes. */
function check(image: string, bytes?: Buffer) {
  const source = `<!doctype html><html><head><title>A</title></head><body><div class="content-panel">\n<p>${image}</p></div></body></html>`;
  const bytesOf = (path: string) => (path === 'media/articles/dial.png' ? bytes : undefined);
  return checkPictureFiles({ ...readTexts([{ file, source }], []), needs: [], has: () => true, bytesOf });
}

const good = '<img src="/media/articles/dial.png" width="700" height="350" alt="A dial">';

test('a picture in the right folder, of the right size and shape, has no problems', () => {
  expect(check(good, png(1_400, 700))).toEqual([]);
  expect(check(good.replace('350', '351'), png(1_400, 700))).toEqual([]);
});

test.each<[string, string, Buffer, string]>([
  [
    'in another folder',
    good.replace('/articles', ''),
    png(1_400, 700),
    'shows /media/dial.png: pictures of articles belong in content/media/articles/',
  ],
  [
    'of another format',
    good.replace('.png', '.gif'),
    png(1_400, 700),
    'shows /media/articles/dial.gif: use WebP, PNG, JPEG or SVG',
  ],
  [
    'without a width',
    good.replace('width="700" ', ''),
    png(1_400, 700),
    'has an image without width, in pixels',
  ],
  [
    'too heavy',
    good,
    png(1_400, 700, 150 * 1024 + 1),
    'shows /media/articles/dial.png with 151 KB: 150 at most',
  ],
  [
    'empty',
    good,
    Buffer.alloc(0),
    'shows /media/articles/dial.png, whose file is no whole WebP, PNG or JPEG',
  ],
  [
    'too wide',
    good,
    png(3_200, 1_600),
    'shows /media/articles/dial.png with 3200 × 1600 pixels: 1600 × 2000 at most',
  ],
  [
    'stretched',
    good,
    png(700, 700),
    'shows /media/articles/dial.png in another shape than its own 700 × 700 pixels',
  ],
])('a picture %s is reported with its line', (_, image, bytes, problem) => {
  expect(check(image, bytes)).toContainEqual({ file, line: 2, problem });
});

test('a picture with neither width nor height is reported once', () => {
  expect(check('<img src="/media/articles/dial.png" alt="">')).toEqual([
    { file, line: 2, problem: 'has an image without width and height, in pixels' },
  ]);
});

test('the size in pixels is read from each format, and from nothing else', () => {
  const webp = (format: string, write: (bytes: Buffer) => void) => {
    const bytes = Buffer.alloc(40);
    bytes.write(`RIFF....WEBP${format}`, 0, 'latin1');
    write(bytes);
    return bytes;
  };
  const size = { width: 1_234, height: 567 };
  const { width, height } = size;
  expect(pictureSize(png(width, height))).toEqual(size);
  expect(
    pictureSize(
      webp(
        'VP8X',
        (bytes) => void (bytes.writeUIntLE(width - 1, 24, 3), bytes.writeUIntLE(height - 1, 27, 3)),
      ),
    ),
  ).toEqual(size);
  expect(
    pictureSize(
      webp('VP8 ', (bytes) => void (bytes.writeUInt16LE(width, 26), bytes.writeUInt16LE(height, 28))),
    ),
  ).toEqual(size);
  expect(
    pictureSize(webp('VP8L', (bytes) => void bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21))),
  ).toEqual(size);
  const jpeg = Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    1,
    2,
    0xff,
    0xc0,
    0,
    11,
    8,
    567 >> 8,
    567 & 255,
    1_234 >> 8,
    1_234 & 255,
    0,
  ]);
  expect(pictureSize(jpeg)).toEqual(size);
  for (const other of [
    Buffer.from('<svg/>'),
    Buffer.alloc(0),
    jpeg.subarray(0, 12),
    png(1, 1).subarray(0, 18),
  ])
    expect(pictureSize(other)).toBeUndefined();
});
