import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { startSite, type OwnSite } from '../../tests/support/start-site.ts';
import { notMeasured, type Figure } from '../bench/figure.ts';
import { debianChromium } from '../debian-chromium.ts';

type Measured = { browser: Browser; site: OwnSite };

/** Measures the built site, started with these settings, in Chromium, where there is one. */
export async function withChromium(
  settings: Record<string, string>,
  measure: (measured: Measured) => Promise<Figure[]>,
): Promise<Figure[]> {
  const executablePath = debianChromium ?? chromium.executablePath();
  if (!existsSync(executablePath)) return notMeasured('Chromium is not installed');
  const site = await startSite({ LOG_LEVEL: 'silent', ...settings });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await measure({ browser, site });
  } finally {
    await browser.close();
    await site.stop();
  }
}
