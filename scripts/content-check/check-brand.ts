import { brandLogo, brandPhones } from '../../contracts/brand.ts';
import { describeIssue } from './field-words.ts';
import type { Content, Problem } from './read-content.ts';

const file = 'brand.json';

/** Reports what pages leave out of a brand: numbers with unknown names, and a logo that can't be shown. */
export function checkBrand(content: Content): Problem[] {
  const data = content.data.find((each) => each.file === file);
  if (!data || typeof data.value !== 'object' || data.value === null) return [];
  const { phones, logo } = data.value as { phones?: unknown; logo?: unknown };
  return [...ownNumbers(), ...logoIssues()];

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

  function logoIssues(): Problem[] {
    const issues = logo === undefined ? [] : (brandLogo.safeParse(logo).error?.issues ?? []);
    return issues.map((issue) => {
      const path = ['logo', ...issue.path];
      return { file, line: data?.lineOf(path), problem: describeIssue({ ...issue, path }, data?.value) };
    });
  }
}
