import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Pictogram, type PictogramName } from '../pictogram/pictogram.tsx';

interface PhoneCardProps {
  title: ReactNode;
  phone: { label: string; href: string };
  /** What it costs and when. */
  note?: ReactNode;
  pictogram: PictogramName;
  /** Solid red: for danger to life only. */
  alarm?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/** What is wrong, the number to call as a large link, what it costs. */
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
  /** One above the other at any width. */
  stacked?: boolean | undefined;
  children: ReactNode;
}

/** Two or three phone cards on one sheet, in as many columns as its own width takes. */
export function PhoneCards({ stacked, children }: PhoneCardsProps) {
  return (
    <div className={stacked ? 'numbers numbers--stack' : 'numbers'}>
      <div className="numbers__sheet">{children}</div>
    </div>
  );
}
