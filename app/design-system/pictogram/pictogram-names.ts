/** Every pictogram, named for what it shows. */
export const pictogramNames = [
  'account',
  'app',
  'bill',
  'boiler',
  'boiler-off',
  'box',
  'bulb',
  'calendar',
  'car',
  'card',
  'clock',
  'coins',
  'display',
  'gauge',
  'headset',
  'heart',
  'heat-pump',
  'house',
  'leaf',
  'leak',
  'meter',
  'padlock',
  'payg',
  'radiator',
  'sent',
  'shirt',
  'siren',
  'socket',
  'solar',
  'tap',
  'tariff',
  'thermostat',
  'umbrella',
  'valve',
  'wrench',
] as const;

/** The name of a pictogram. */
export type PictogramName = (typeof pictogramNames)[number];

export function isPictogramName(name: string | undefined): name is PictogramName {
  return pictogramNames.some((each) => each === name);
}
