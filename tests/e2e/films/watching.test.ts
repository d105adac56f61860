import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { filmLink } from '../../support/film-link.ts';
import { withMotion } from '../../support/motion.ts';
import { films } from '../../support/pages.ts';
import { expect, test } from '../../support/site-test.ts';

const [film] = films;
if (!film?.video) throw new Error('The first film has no file');
const { title, video, transcript } = film;
const home = '/help-and-support/';
const ofFilm = /\/media\/films\/[\w-]+\.(?:mp4|webm|vtt)$/;

/** Every film and caption file that the page requests. */
function watchRequests(page: Page): string[] {
  const requestedFiles: string[] = [];
  page.on('request', (request) => {
    if (ofFilm.test(request.url())) requestedFiles.push(request.url().replace(/.*\//, ''));
  });
  return requestedFiles;
}

const watch = (page: Page, name = title) => filmLink(page, 'Watch', name);
const player = (page: Page) => page.getByRole('region', { name: title, exact: true });
const isPaused = (page: Page) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => element.paused);

test('by keyboard: Watch opens the film below the strip, it plays on request, and Escape returns to it', async ({
  page,
  open,
}) => {
  const requestedFiles = watchRequests(page);
  await open(home);
  await watch(page).focus();
  await page.keyboard.press('Enter');
  await expect(player(page).getByRole('heading', { name: title })).toBeFocused();
  await expect(page).toHaveURL(/\/help-and-support\/$/);
  expect(requestedFiles.filter((file) => !file.endsWith('.vtt'))).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close the film' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('video')).toBeFocused();
  expect(await isPaused(page)).toBe(true);
  await page.keyboard.press('Space');
  await expect
    .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3);
  expect(
    await page
      .locator('video')
      .evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight]),
  ).toEqual([1280, 720]);
  await expect(player(page).locator('[aria-current]')).toContainText(transcript[0] ?? '');

  await page.keyboard.press('Escape');
  await expect(page.locator('video')).toHaveCount(0);
  await expect(watch(page)).toBeFocused();
});

test('pressing Watch for the film that is open moves the focus to it', async ({ page, open }) => {
  await open(home);
  await watch(page).click();
  const heading = player(page).getByRole('heading', { name: title });
  await expect(heading).toBeFocused();
  await page.getByRole('searchbox').focus();
  await watch(page).click();
  await expect(heading).toBeFocused();
});

test('the current words are marked as the film plays', async ({ page, open }) => {
  await open(home);
  await watch(page).click();
  const marked = player(page).locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  // You can only seek in a film that has started.
  await page.locator('video').evaluate(async (element: HTMLVideoElement) => {
    await element.play();
    element.pause();
  });
  for (const [index, start] of (video.starts ?? []).entries()) {
    await page.locator('video').evaluate((element: HTMLVideoElement, at) => {
      element.currentTime = at + 0.2;
    }, start);
    await expect(marked).toHaveText(new RegExp(`${transcript[index]?.slice(-20)}$`));
  }
});

test('captions are on, and there is one for every part of the film', async ({ page, open }) => {
  await open(home);
  await watch(page).click();
  const cues = () =>
    page.locator('video').evaluate((element: HTMLVideoElement) => ({
      mode: element.textTracks[0]?.mode,
      language: element.textTracks[0]?.language,
      words: [...(element.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text).join(' '),
    }));
  await expect.poll(cues).toEqual({ mode: 'showing', language: 'en-GB', words: transcript.join(' ') });
});

test('a page with films loads none of them before someone watches', async ({ page, open }) => {
  const requestedFiles = watchRequests(page);
  await open(home);
  await page.getByRole('heading', { name: films.at(-1)?.title ?? '' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requestedFiles).toEqual([]);
});

test.describe('with motion', () => {
  test.use(withMotion);
  for (const path of [home, `/help-and-support/films/${film.id}`])
    test(`nothing plays automatically on ${path}, whatever the visitor's settings`, async ({
      page,
      open,
    }) => {
      await open(path);
      if (path === home) await watch(page).click();
      await expect(page.locator('video')).toHaveJSProperty('paused', true);
      await expect(page.locator('video')).toHaveJSProperty('autoplay', false);
      await expect(page.locator('video')).toHaveJSProperty('preload', 'none');
    });
});

test('an open film is accessible, and closes when another one opens', async ({ page, open }) => {
  await open(home);
  await watch(page).click();
  await expectAccessible(page, 'a film open');
  const next = films[1]?.title ?? '';
  await watch(page, next).click();
  await expect(page.locator('video')).toHaveCount(1);
  await expect(
    page.getByRole('region', { name: next, exact: true }).getByRole('heading', { name: next }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Close the film' }).click();
  await expect(watch(page, next)).toBeFocused();
});

/** Chooses the first film, whose page is slow, then the second; the first response arrives when `answer` is called. */
async function chooseSlowThenFast(page: Page, answer: (route: Route) => Promise<void>) {
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(
    `**/films/${film?.id}`,
    async (route) => {
      await onItsWay;
      await answer(route);
    },
    { times: 1 },
  );
  await watch(page).click();
  const next = films[1]?.title ?? '';
  await watch(page, next).click();
  const heading = page.getByRole('heading', { name: next, level: 3 }).and(page.locator('#open-film'));
  await expect(heading).toBeFocused();
  return { arrive, heading };
}

test('a film whose page arrives late does not replace the one that was chosen after it', async ({
  page,
  open,
}) => {
  await open(home);
  const { arrive, heading } = await chooseSlowThenFast(page, (route) => route.continue());
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith(film.id));
  arrive();
  await answered;
  // By the time that the page has read the same response again, it has handled the first.
  await page.evaluate(async (id) => (await fetch(`/help-and-support/films/${id}`)).text(), film.id);
  await expect(heading).toBeFocused();
  await expect(player(page)).toHaveCount(0);
});

test.describe('when the page of a film fails late', () => {
  test.use({ expectedProblem: /Failed to load resource/ });

  test('the one that was chosen after it stays', async ({ page, open }) => {
    await open(home);
    const { arrive, heading } = await chooseSlowThenFast(page, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    arrive();
    await failed;
    await page.evaluate(async (id) => (await fetch(`/help-and-support/films/${id}`)).text(), film.id);
    await expect(page).toHaveURL(home);
    await expect(heading).toBeFocused();
  });
});
