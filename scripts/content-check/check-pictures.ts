import { attributeOf, panelElements, type SourceElement } from './panel-elements.ts';
import { pictureSize } from './picture-size.ts';
import type { Content, Finding, Problem } from './read-content.ts';

const folder = '/media/articles/';
const formats = /\.(?:webp|png|jpe?g|svg)$/;
/** A phone on a slow line loads this in a second. */
const mostBytes = 150 * 1024;
/** An article's column is 704 px wide, and screens show up to two pixels for one. */
const most = { width: 1_600, height: 2_000 };
/** How far the aspect ratio may differ from the file's own before the picture looks stretched. */
const mostStretched = 0.02;

/** Checks the pictures of articles: folder, format, size in bytes, and the space that the page reserves for them. */
export function checkPictureFiles(content: Content): Problem[] {
  return content.pages.flatMap(({ file, source }) =>
    panelElements(source)
      .filter(({ tag }) => tag === 'img')
      .flatMap((image) => checkPicture(image, content).map((finding) => ({ file, ...finding }))),
  );
}

function checkPicture(image: SourceElement, content: Content): Finding[] {
  const { line } = image;
  const source = attributeOf(image, 'src') ?? '';
  // Reported as markup that articles can't have.
  if (!source.startsWith('/media/')) return [];
  const problems = [
    ...checkPlace(source),
    ...checkRoom(image),
    ...checkFile(source, content.bytesOf?.(source.slice(1)), image),
  ];
  return problems.map((problem) => ({ line, problem }));
}

function checkPlace(source: string): string[] {
  if (!source.startsWith(folder)) return [`shows ${source}: pictures of articles belong in content${folder}`];
  if (!formats.test(source)) return [`shows ${source}: use WebP, PNG, JPEG or SVG`];
  return [];
}

/** Without width and height the text jumps when the picture arrives. */
function checkRoom(image: SourceElement): string[] {
  const missing = ['width', 'height'].filter((name) => attributeOf(image, name) === undefined);
  return missing.length > 0 ? [`has an image without ${missing.join(' and ')}, in pixels`] : [];
}

function checkFile(source: string, bytes: Uint8Array | undefined, image: SourceElement): string[] {
  if (!bytes) return [];
  const size = pictureSize(bytes);
  const problems: string[] = [];
  if (bytes.length > mostBytes)
    problems.push(`shows ${source} with ${Math.ceil(bytes.length / 1024)} KB: ${mostBytes / 1024} at most`);
  if (!size)
    return source.endsWith('.svg')
      ? problems
      : [...problems, `shows ${source}, whose file is no whole WebP, PNG or JPEG`];
  const { width, height } = size;
  if (width > most.width || height > most.height)
    problems.push(`shows ${source} with ${width} × ${height} pixels: ${most.width} × ${most.height} at most`);
  const shown = Number(attributeOf(image, 'width')) / Number(attributeOf(image, 'height'));
  if (Math.abs(shown / (width / height) - 1) > mostStretched)
    problems.push(`shows ${source} in another shape than its own ${width} × ${height} pixels`);
  return problems;
}
