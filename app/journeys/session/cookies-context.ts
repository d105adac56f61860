import { createContext } from 'react-router';
import type { journeyCookies } from './journey-cookies.ts';

export type JourneyCookies = ReturnType<typeof journeyCookies>;

/** The sealed cookies of the form journeys. */
export const cookiesContext = createContext<JourneyCookies>();
