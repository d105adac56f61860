import { filmLink } from '../../support/film-link.ts';
import { films } from '../../support/pages.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const home = '/help-and-support/';
const pathOf = (id: string) => `${home}films/${id}`;
const [film] = films;
if (!film?.video) throw new Error('The first film has no file');
const { id, title, transcript, article = '', video } = film;
const sampleFilm = {
  id: 'made',
  title: 'A film that is not made yet',
  summary: 'Made.',
  poster: film.poster,
  transcript: ['A step.'],
};

withAndWithoutScripts(() => {
  test('the strip shows the films of the content, each with its length if it can be watched, and each can be read', async ({
    page,
    serveOwnSite,
  }) => {
    const list = { films: [...films.slice(0, 2), sampleFilm] };
    const site = await serveOwnSite({ content: { 'media/films/films.json': JSON.stringify(list) } });
    await page.goto(`${site.url}${home}`);
    const strip = page.getByRole('region', { name: 'Show me how' });
    await expect(strip.getByRole('heading', { level: 3 })).toHaveText(list.films.map((each) => each.title));
    await expect(strip.getByRole('link', { name: /^Watch ?: / })).toHaveCount(2);
    await expect(strip.getByText(`${Math.floor(video.seconds)} sec`, { exact: true })).toBeVisible();
    await expect(filmLink(page, 'Watch', sampleFilm.title)).toHaveCount(0);

    await filmLink(page, 'Read the steps', sampleFilm.title).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleFilm.title);
    await expect(page.getByRole('heading', { name: 'The steps' })).toBeInViewport();
    await expect(page.locator('video')).toHaveCount(0);
  });

  test('each film’s page has all of its steps as text, with a link to the article', async ({
    page,
    open,
  }) => {
    for (const each of films) {
      await open(pathOf(each.id));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(each.title);
      await expect(page.locator('.transcript p')).toHaveText(each.transcript);
      await expect(page.locator('.transcript time')).toHaveCount(each.transcript.length);
      await expect(page.getByRole('link', { name: 'Read the whole article' })).toHaveAttribute(
        'href',
        each.article ?? '',
      );
    }
  });

  test('an unknown film shows the page-not-found page', async ({ page }) => {
    const response = await page.request.get(pathOf('no-such-film'), { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([
      302,
      expect.stringContaining('/page-not-found.html'),
    ]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('Watch opens a page with the film, its captions and its text', async ({ page }) => {
    await page.goto(home);
    await filmLink(page, 'Watch', title).click();
    await expect(page).toHaveURL(new RegExp(`${pathOf(id)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const screen = page.locator('video');
    await expect(screen).toHaveAttribute('preload', 'none');
    await expect(screen).toHaveAttribute('controls', '');
    await expect(screen.locator('source')).toHaveCount(2);
    await expect(screen.locator('track[default]')).toHaveAttribute('kind', 'captions');
    await expect(page.locator('.transcript p')).toHaveText(transcript);
    await expect(page.getByRole('link', { name: 'Read the whole article' })).toHaveAttribute('href', article);
  });
});

test('both files and the captions of every film are sent whole, in ranges and by HEAD, with their media type', async ({
  request,
}) => {
  for (const { video: files } of films) {
    for (const [path, type] of [
      [files?.mp4, 'video/mp4'],
      [files?.webm, 'video/webm'],
      [files?.captions, 'text/vtt; charset=utf-8'],
    ]) {
      const address = `/help-and-support${path}`;
      const whole = await request.get(address);
      expect([whole.status(), whole.headers()['content-type']], address).toEqual([200, type]);
      const { length } = await whole.body();
      const part = await request.get(address, { headers: { range: 'bytes=10-19' } });
      expect([part.status(), part.headers()['content-range'], (await part.body()).length]).toEqual([
        206,
        `bytes 10-19/${length}`,
        10,
      ]);
      const beyond = await request.get(address, { headers: { range: `bytes=${length}-` } });
      expect(beyond.status()).toBe(416);
      const head = await request.head(address);
      expect([head.status(), head.headers()['content-length']]).toEqual([200, String(length)]);
    }
  }
});

test.describe('at a content service of the supplier’s own', () => {
  test('a film plays from there too', async ({ page, startContentService, serveOwnSite }) => {
    const service = await startContentService();
    const site = await serveOwnSite({ env: { CONTENT_URL: service.url } });
    await page.goto(`${site.url}${pathOf(id)}`);
    await page.locator('video').evaluate((element: HTMLVideoElement) => void element.play());
    await expect
      .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.3);
  });
});
