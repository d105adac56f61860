import { expect, test } from 'vitest';
import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import { createFormCounter } from './count-forms.ts';
import { createVisit } from './create-visit.ts';

const area = '/help-and-support';
const view = (path: string): DataLayerEvent => ({ event: 'page-view', path: area + path });

/** The events counted for a visit with these records. */
function counted(...recorded: DataLayerEvent[]) {
  const visit = createVisit(createFormCounter());
  return recorded.flatMap((event) => visit.count(event));
}

/** The same without the page views. */
const besidesViews = (...recorded: DataLayerEvent[]) =>
  counted(...recorded).filter(({ event }) => event !== 'page-view');

test('a page view counts each time the path changes to it, and not when it is reported again (SPEC §2)', () => {
  const visit = [view(''), view('/meters'), view('/meters'), view('')];
  expect(counted(...visit)).toEqual([view(''), view('/meters'), view('')]);
});

test.each([
  ['/meters/economy-7-meters', { category: 'meters', article: 'economy-7-meters' }],
  ['/pay-as-you-go/how-to-top-up', { category: 'pay-as-you-go', article: 'how-to-top-up' }],
])('%s is counted as an article view', (path, article) => {
  expect(besidesViews(view(path))).toEqual([{ event: 'article-view', ...article }]);
});

test.each(['', '/meters', '/complaints/feedback', '/sign-in/problem', '/probate'])(
  '%s is not an article',
  (path) => {
    expect(besidesViews(view(path))).toEqual([]);
  },
);

test.each([
  ['gas-and-electricity', 'query', '/complaints/gas-and-electricity', '/confirmation'],
  ['enquiry-gas-and-electricity', 'query', '/complaints/enquiry-gas-and-electricity', '/confirmation'],
  ['pay-as-you-go', 'query', '/complaints/pay-as-you-go', '/confirmation'],
  ['enquiry-pay-as-you-go', 'query', '/complaints/enquiry-pay-as-you-go', '/confirmation'],
  ['feedback', 'personal-details', '/complaints/feedback', '/confirmation'],
] as const)('%s counts its start, its step and its submission once each', (form, step, first, end) => {
  const start: DataLayerEvent = { event: 'form-start', form };
  expect(besidesViews(view(first), start, start, view(`${first}/${step}`), start, view(end))).toEqual([
    start,
    { event: 'form-step', form, step },
    { event: 'form-submit', form },
  ]);
});

test('a meter reading counts its start and its submission, and has no further step', () => {
  const form = 'meter-reading';
  const start: DataLayerEvent = { event: 'form-start', form };
  expect(besidesViews(view('/submit-meter-read'), start, view('/submit-meter-read-confirm'))).toEqual([
    start,
    { event: 'form-submit', form },
  ]);
});

test('an accepted form can be started again; going back and forth counts its step once', () => {
  const form = 'pay-as-you-go';
  const start: DataLayerEvent = { event: 'form-start', form };
  const [details, query] = [view('/complaints/pay-as-you-go'), view('/complaints/pay-as-you-go/query')];
  const journey = [details, start, query, details, start, query, view('/confirmation')];
  const names = besidesViews(...journey, details, start).map(({ event }) => event);
  expect(names).toEqual(['form-start', 'form-step', 'form-submit', 'form-start']);
});

test.each([
  ['first of a visit', []],
  ['after the help home', [view('')]],
  ['after a form’s first page', [view('/complaints/pay-as-you-go')]],
  ['after the other form', [view('/submit-meter-read')]],
])('a confirmation %s counts nothing for a form', (_, before) => {
  expect(besidesViews(...before, view('/confirmation'))).toEqual([]);
});

test('a failed send is an error and the failure of its form; other failures are only an error (SPEC §8)', () => {
  const failed = (name: 'lead-post-failed' | 'address-failed'): DataLayerEvent => {
    return { event: 'error', category: 'error', name };
  };
  const page = view('/complaints/feedback/personal-details');
  expect(besidesViews(page, failed('lead-post-failed'), failed('address-failed'))).toEqual([
    failed('lead-post-failed'),
    { event: 'form-failure', form: 'feedback' },
    failed('address-failed'),
  ]);
});
