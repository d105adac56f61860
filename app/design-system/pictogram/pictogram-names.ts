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
