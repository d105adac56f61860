import { expect, test } from 'vitest';
import { accountTemplates } from './account-templates.tsx';
import { fillText } from './fill-templates.ts';

test('the templates have a place for who is signed in, and no more than that', () => {
  const places = [...accountTemplates().matchAll(/\{[^}]*\}/g)].map(([place]) => place);
  expect(new Set(places)).toEqual(new Set(['{email}', '{name}']));
});

test('a name that looks like a place, or like a pattern, is shown as it is', () => {
  const who = { state: 'signed-in', email: 'ada@example.com', name: '{email} $& <b>' } as const;
  expect(fillText('Signed in as {name}', who)).toBe('Signed in as {email} $& <b>');
});
