import { brandLogo, brandPhones } from '../../contracts/brand.ts';
import { endingHolidayYear } from '../../contracts/calendar/bank-holidays-left.ts';
import { bankHolidays, phoneLine } from '../../contracts/opening-hours.ts';
import { nationalNumbers } from '../../contracts/national-numbers.ts';
import { describeIssue, nameOfField, type Issue } from './field-words.ts';
import { phonesOf } from './check-phones.ts';
import type { Content, Problem } from './read-content.ts';
import { textsIn } from './shown-texts.ts';

type Contract = { safeParse: (value: unknown) => { error?: { issues: Issue[] } } };

const file = 'brand.json';

/**
 * Reports what pages leave out of a brand: invalid numbers, hours and bank holidays, and a logo that can't be shown; and
 * references, which pages would show as they are written.
 */
export function checkBrand(content: Content): Problem[] {
  const data = content.data.find((each) => each.file === file);
  if (!data || typeof data.value !== 'object' || data.value === null) return [];
  const { phones, logo, lines, bankHolidays: holidays } = data.value as Record<string, unknown>;
  return [
    ...ownNumbers(),
    ...issuesOf(brandLogo, logo, ['logo']),
    ...lineIssues(),
    ...issuesOf(bankHolidays, holidays, ['bankHolidays']),
    ...references(),
  ];

  function ownNumbers(): Problem[] {
    const read = brandPhones.safeParse(phones);
    if (!read.success) return [];
    return Object.keys(phones as object)
      .filter((name) => read.data[name] === undefined)
      .map((name) => ({
        file,
        line: data?.lineOf(['phones', name]),
        problem: `${name} in phones must be a phone number: digits and spaces`,
      }));
  }

  function lineIssues(): Problem[] {
    if (lines === undefined) return [];
    if (typeof lines !== 'object' || lines === null)
      return [problemAt(['lines'], 'lines must be a group of fields, in { }')];
    const numbers = typeof phones === 'object' && phones !== null ? phones : {};
    return Object.entries(lines).flatMap(([name, line]) =>
      name in numbers || name in brandPhones.shape
        ? issuesOf(phoneLine, line, ['lines', name])
        : [problemAt(['lines', name], `${name} in lines has no number of that name in phones`)],
    );
  }

  function references(): Problem[] {
    return textsIn(data?.value, [])
      .filter(({ path: [field], words }) => field !== 'phones' && words.includes('{{'))
      .map(({ path }) =>
        problemAt(
          path,
          `has a reference in ${nameOfField(path)}: brand.json can’t refer to other values, so write it out`,
        ),
      );
  }

  function issuesOf(contract: Contract, value: unknown, at: PropertyKey[]): Problem[] {
    const issues = value === undefined ? [] : (contract.safeParse(value).error?.issues ?? []);
    return issues.map((issue) => {
      const path = [...at, ...issue.path];
      return problemAt(path, describeIssue({ ...issue, path }, data?.value));
    });
  }

  function problemAt(path: PropertyKey[], problem: string): Problem {
    return { file, line: data?.lineOf(path), problem };
  }
}

/** Emergency lines that are not the national ones: a note, because those of Northern Ireland are others. */
export function notesOnNationalNumbers(content: Content): Problem[] {
  const data = content.data.find((each) => each.file === file);
  const phones = phonesOf(content) ?? {};
  return Object.entries(nationalNumbers)
    .filter(([name, number]) => name in phones && digitsOf(phones[name]) !== digitsOf(number))
    .map(([name, number]) => ({
      file,
      line: data?.lineOf(['phones', name]),
      problem: `${name} is not ${number}, the national line: right only for Northern Ireland`,
    }));
}

function digitsOf(phone = ''): string {
  return phone.replaceAll(/\D/g, '');
}

/** Bank holidays that end soon, or have ended: from then on pages can't say whether a line is open. */
export function notesOnBankHolidays({ data }: Content, today: string): Problem[] {
  return data.flatMap(({ file: each, value, lineOf }) => {
    if (each !== file || typeof value !== 'object' || value === null) return [];
    const read = bankHolidays.safeParse((value as Record<string, unknown>).bankHolidays);
    const ending = read.success ? endingHolidayYear(read.data, today) : undefined;
    if (!ending) return [];
    const { year, isOver } = ending;
    const problem = isOver
      ? `has no bank holidays after ${year}, so pages don’t say whether a line is open: add those of the years since`
      : `has no bank holidays after ${year}: add those of ${year + 1}`;
    return [{ file, line: lineOf(['bankHolidays', 'days']), problem }];
  });
}
