import { expect, test } from 'vitest';
import { accountTemplates } from './account-templates.tsx';
import { fillText } from './fill-templates.ts';

test('the only placeholders in the templates are the visitor’s e-mail address and name', () => {
  const places = [...accountTemplates().matchAll(/\{[^}]*\}/g)].map(([place]) => place);
  expect(new Set(places)).toEqual(new Set(['{email}', '{name}']));
});

test('a name that looks like a placeholder or a replacement pattern is shown unchanged', () => {
  const who = { state: 'signed-in', email: 'ada@example.com', name: '{email} $& <b>' } as const;
  expect(fillText('Signed in as {name}', who)).toBe('Signed in as {email} $& <b>');
});
