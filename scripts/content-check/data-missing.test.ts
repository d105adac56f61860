import { testFaults } from './test-faults.fixture.ts';

// What can't be checked without one of these is not reported: an editor sees only the one thing to fix.
const required = [
  'brand.json',
  'header.json',
  'help/categories.json',
  'meter-read/settings.json',
  'media/films/films.json',
  'pages/extra-support.html',
  'pages/deals.html',
];

testFaults(
  'a file that',
  required.map((file) => ({ name: `is missing (${file})`, file, plant: () => null, problem: 'is missing' })),
);
