import type { Brand } from '#contracts/brand.ts';
import { phoneLink } from './phone-link.ts';

type CallUsProps = { brand: Pick<Brand, 'phones' | 'openingHours'> | undefined; lead: string };

/**
 * The customer service's number and hours, after text such as 'Or call us on'. Nothing where the brand has no number.
 */
export function CallUs({ brand, lead }: CallUsProps) {
  const number = brand?.phones.customerService;
  if (!number) return null;
  return (
    <p>
      {lead}{' '}
      <a href={phoneLink(number).href}>
        <b className="kbd-num">{number}</b>
      </a>
      , {brand.openingHours}.
    </p>
  );
}
