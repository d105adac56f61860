import type { FilmScript } from './film-script.ts';
import { bleedARadiator } from './scenes/bleed-a-radiator.ts';
import { boilerPressure } from './scenes/boiler-pressure.ts';
import { findYourStopcock } from './scenes/find-your-stopcock.ts';
import { movingHome } from './scenes/moving-home.ts';
import { readYourMeter } from './scenes/read-your-meter.ts';
import { topUpOnYourPhone } from './scenes/top-up-on-your-phone.ts';
import { yourBill } from './scenes/your-bill.ts';

/** Every film, in the order of films.json. */
export const allFilms: readonly FilmScript[] = [
  readYourMeter,
  yourBill,
  topUpOnYourPhone,
  bleedARadiator,
  boilerPressure,
  findYourStopcock,
  movingHome,
];
