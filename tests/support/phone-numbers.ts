import type { Page } from '@playwright/test';

/** Phone numbers in links of the current page that break over two lines. */
export function brokenPhoneNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode.nodeValue ?? '';
        const number = /\d[\d ]*\d/.exec(text);
        if (!number) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, number.index);
        range.setEnd(texts.currentNode, number.index + number[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(number[0]);
      }
    }
    return broken;
  });
}
