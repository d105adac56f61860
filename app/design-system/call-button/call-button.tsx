import { Icon } from '../icon/icon.tsx';

interface CallButtonProps {
  phone: { label: string; href: string };
  /** What the call costs and when it is answered. */
  note?: string | undefined;
}

/** A link to call a number, as wide as its column: the number is the button. */
export function CallButton({ phone: { label, href }, note }: CallButtonProps) {
  return (
    <a className="call" href={href}>
      <Icon name="phone" />
      <span>
        <b>
          Call <span className="call__number">{label}</span>
        </b>
        {note && <small>{note}</small>}
      </span>
    </a>
  );
}
