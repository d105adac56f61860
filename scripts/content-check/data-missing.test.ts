import { testFaults } from './test-faults.ts';

// What can't be judged without one of these is not named: an editor is to see the one thing to mend.
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
