import { copyContent } from './content-copy.ts';
import { readPage, siteInProcess } from './site-in-process.ts';
import { startServices } from './start-services.ts';

export type Feed = {
  data: { type: string; id: string }[];
  included: { id: string; attributes: { articles: { label: string; link: string }[] } }[];
};

/** A site over a content service in a separate process, whose files change while both run. */
export async function siteOnChangingContent() {
  const files = await copyContent();
  const services = await startServices({ CONTENT_DIR: files.dir, DATA_DIR: files.dir });
  const site = await siteInProcess({ CONTENT_URL: services.contentUrl });
  const get = async (path: string) => {
    const response = await site.get(path);
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location'),
    };
  };
  return {
    log: site.log,
    dir: files.dir,
    get,
    read: async (path: string) => readPage((await get(path)).text),
    /** Changes a file of the content; what was read of it before is then no longer fresh. */
    change: async (...change: Parameters<typeof files.change>) => {
      await files.change(...change);
      site.clock.pass(30_000);
    },
    stop: async () => {
      await site.stop();
      await services.stop();
      await files.remove();
    },
  };
}
