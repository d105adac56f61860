import { phoneLink } from '../../../frame/phone-link.ts';

/** A number in a sentence: a link, never broken over two lines. */
export function PhoneNumber({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone).href}>
      <b className="kbd-num">{phone}</b>
    </a>
  );
}
