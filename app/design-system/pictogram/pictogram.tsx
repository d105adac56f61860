import sprite from './pictograms.svg?url&no-inline';

/** Every pictogram, named for what it shows. */
export const pictogramNames = [
  'account',
  'app',
  'bill',
  'boiler',
  'boiler-off',
  'box',
  'bulb',
  'car',
  'clock',
  'coins',
  'gauge',
  'headset',
  'heart',
  'house',
  'leaf',
  'leak',
  'meter',
  'payg',
  'radiator',
  'sent',
  'siren',
  'socket',
  'tap',
  'tariff',
  'thermostat',
  'umbrella',
  'valve',
  'wrench',
] as const;

/** The name of a pictogram. */
export type PictogramName = (typeof pictogramNames)[number];

interface PictogramProps {
  name: PictogramName;
  className?: string | undefined;
}

/** A larger drawing with one sun in it; never says anything by itself. */
export function Pictogram({ name, className }: PictogramProps) {
  return (
    <svg
      className={className ? `picto ${className}` : 'picto'}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#p-${name}`} />
    </svg>
  );
}
