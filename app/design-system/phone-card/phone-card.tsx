import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Pictogram } from '../pictogram/pictogram.tsx';
import type { PictogramName } from '../pictogram/pictogram-names.ts';

interface PhoneCardProps {
  title: ReactNode;
  phone: { label: string; href: string };
  /** The cost of the call and the hours. */
  note?: ReactNode;
  pictogram: PictogramName;
  /** Solid red: for danger to life only. */
  alarm?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/** The emergency, the number to call as a large link, and the cost. */
export function PhoneCard({ title, phone, note, pictogram, alarm, headingLevel = 3 }: PhoneCardProps) {
  return (
    <div className={alarm ? 'number number--alarm' : 'number'}>
      <Pictogram name={pictogram} />
      <Heading level={headingLevel}>{title}</Heading>
      <a href={phone.href}>{phone.label}</a>
      {note && <p>{note}</p>}
    </div>
  );
}

interface PhoneCardsProps {
  /** Stacked at any width. */
  stacked?: boolean | undefined;
  children: ReactNode;
}

/** Two or three phone cards on one sheet, in as many columns as its width allows. */
export function PhoneCards({ stacked, children }: PhoneCardsProps) {
  return (
    <div className={stacked ? 'numbers numbers--stack' : 'numbers'}>
      <div className="numbers__sheet">{children}</div>
    </div>
  );
}
