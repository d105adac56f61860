import sprite from './icons.svg?url&no-inline';

/** Every icon of the set. */
export const iconNames = [
  'alert',
  'arrow-right',
  'arrow-up',
  'bolt',
  'calendar',
  'chat',
  'check',
  'check-circle',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'close',
  'copy',
  'display',
  'external',
  'flame',
  'info',
  'mail',
  'menu',
  'phone',
  'pin',
  'play',
  'print',
  'search',
  'thumb-down',
  'thumb-up',
  'user',
] as const;

/** The name of an icon. */
export type IconName = (typeof iconNames)[number];

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A small drawing beside text; it never carries meaning alone. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}
