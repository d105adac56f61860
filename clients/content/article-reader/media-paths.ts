import type { AttributeRule } from '../rich-text/markup-policy.ts';
import { areaPath } from '#contracts/area-path.ts';

/** Where the site passes the content service's `/media/*` on to visitors. */
const sitePath = `${areaPath}/media/`;
const mediaPath = new RegExp(
  String.raw`^(?:${areaPath})?/media/((?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*)$`,
);
const candidate = /^(\S+)(?: +(\d+w|\d(?:\.\d+)?x))?$/;

/**
 * A picture, poster, caption or film of the content service, as the site serves it: `/media/x` becomes
 * `/help-and-support/media/x`. Plain paths only, none that escapes (`..`) or leaves the site.
 */
export const mediaSource: AttributeRule = (value) => {
  const file = mediaPath.exec(value.trim())?.[1];
  return file === undefined ? undefined : sitePath + file;
};

/** A list of pictures to choose from; if one of them is not ours, the whole list is dropped. */
export const mediaSources: AttributeRule = (value) => {
  const candidates = value.split(',').map((part) => {
    const [, path = '', size] = candidate.exec(part.trim()) ?? [];
    const source = mediaSource(path);
    return source && (size ? `${source} ${size}` : source);
  });
  return candidates.every((source) => source !== undefined) ? candidates.join(', ') : undefined;
};
