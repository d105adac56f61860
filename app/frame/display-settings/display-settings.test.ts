import { expect, test } from 'vitest';
import { displaySettingNames } from './display-cookie.ts';
import {
  displayAttributes,
  displayChoices,
  displayCookieString,
  displayCookieValue,
  readDisplaySettings,
  toDisplaySettings,
  type DisplaySettings,
} from './display-settings.ts';

const standard: DisplaySettings = {
  text: 'standard',
  contrast: 'standard',
  theme: 'device',
  motion: 'standard',
};
const everyChoice = displaySettingNames.flatMap((name) =>
  displayChoices[name].map((choice) => [name, choice] as const),
);

test('the choices match EXPERIENCE "Look", with the default first', () => {
  expect(displayChoices).toEqual({
    text: ['standard', 'large', 'larger'],
    contrast: ['standard', 'more'],
    theme: ['device', 'light', 'dark'],
    motion: ['standard', 'less'],
  });
});

test.each(everyChoice)('the choice %s=%s is read back from its cookie unchanged', (name, choice) => {
  const settings = { ...standard, [name]: choice };
  expect(toDisplaySettings(new URLSearchParams({ [name]: choice }))).toEqual(settings);
  const [cookie = ''] = displayCookieString(settings, true).split(';');
  expect(readDisplaySettings(cookie)).toEqual(settings);
});

test('all settings together are read back from their cookie, wherever it stands among other cookies', () => {
  const settings: DisplaySettings = { text: 'larger', contrast: 'more', theme: 'dark', motion: 'less' };
  const value = displayCookieValue(settings);
  expect(value).toBe('text=larger&contrast=more&theme=dark&motion=less');
  expect(value, 'no sign that a cookie can’t hold').not.toMatch(/[\s",;\\]/);
  for (const header of [`display=${value}`, `a=b; display=${value}; c=d`, `a=b;display=${value}`]) {
    expect(readDisplaySettings(header), header).toEqual(settings);
  }
});

test('the cookie contains only what differs from the default', () => {
  expect(displayCookieValue(standard)).toBe('');
  expect(displayCookieValue({ ...standard, theme: 'light' })).toBe('theme=light');
});

test.each([
  ['no cookie header', null],
  ['an empty cookie header', ''],
  ['other cookies', 'a=b; displays=text=large; display-text=large; mydisplay=text=large'],
  ['an emptied cookie', 'display='],
  ['unknown settings', 'display=size=large&colour=pink'],
  ['unknown choices', 'display=text=enormous&theme=toString&motion=__proto__'],
  ['wrong case', 'display=text=LARGE&theme=Dark'],
  ['markup', 'display=text="><script>alert(1)</script>'],
  ['names that every object has', 'display=constructor=large&__proto__=dark&hasOwnProperty=more'],
])('%s means the default', (_, header) => {
  expect(readDisplaySettings(header)).toEqual(standard);
});

test('a form that is empty or contains a file means the default', () => {
  const form = new FormData();
  form.set('text', new File(['large'], 'large'));
  expect(toDisplaySettings(form)).toEqual(standard);
});

test('the cookie lasts a year, for the whole site, and is Secure where the site is', () => {
  expect(displayCookieString({ ...standard, text: 'large' }, true)).toBe(
    'display=text=large; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(displayCookieString(standard, false)).toBe('display=; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('the page has attributes only for what differs from the default, so that defaults need no style', () => {
  const bare = {
    'data-text': undefined,
    'data-contrast': undefined,
    'data-theme': undefined,
    'data-motion': undefined,
  };
  expect(displayAttributes(standard)).toEqual(bare);
  expect(displayAttributes({ ...standard, contrast: 'more', theme: 'dark' })).toEqual({
    ...bare,
    'data-contrast': 'more',
    'data-theme': 'dark',
  });
});
