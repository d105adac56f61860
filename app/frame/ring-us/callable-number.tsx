import { phoneHref } from '#contracts/phone-href.ts';

/** A number as a link to call it, never broken over two lines. */
export function CallableNumber({ number, className }: { number: string; className?: string }) {
  const href = phoneHref(number);
  if (className)
    return (
      <a className={className} href={href}>
        {number}
      </a>
    );
  return (
    <a href={href}>
      <b className="kbd-num">{number}</b>
    </a>
  );
}
