import type { Brand } from '#contracts/brand.ts';
import { relayPrefix } from '#contracts/national-numbers.ts';
import type { RingTopic } from '#contracts/ring-topics.ts';
import { knownLine, type KnownLine } from './known-line.ts';
import { wordsOfTopic } from './ring-topics.ts';

/** What `RingUs` shows. Built on the server, so that the words and the rules of opening hours stay there. */
export type Ring = {
  title: string;
  /** Above the number. */
  lead?: string | undefined;
  /** What to have to hand. */
  hand?: string | undefined;
  line: KnownLine;
  /** Dialled before a number to call through Relay UK. */
  relay: string;
  /** The line for people without supply; shown on bank holidays only, unless it is always useful. */
  noSupply?: { number: string; isAlways: boolean };
};

const ringsByBrand = new WeakMap<Brand, Map<RingTopic, Ring | undefined>>();

/** Undefined where the brand has no number. Cached while the brand stays the same, because every page needs one. */
export function ringFor(brand: Brand, topic: RingTopic): Ring | undefined {
  const ofBrand = ringsByBrand.get(brand) ?? new Map<RingTopic, Ring | undefined>();
  ringsByBrand.set(brand, ofBrand);
  if (!ofBrand.has(topic)) ofBrand.set(topic, makeRing(brand, topic));
  return ofBrand.get(topic);
}

function makeRing(brand: Brand, topic: RingTopic): Ring | undefined {
  const { line: name, ...words } = wordsOfTopic(topic);
  const line = knownLine(brand, name);
  const { relay = relayPrefix, meterEmergency } = brand.phones;
  return (
    line && {
      ...words,
      line,
      relay,
      ...(meterEmergency &&
        topic !== 'noSupply' && {
          noSupply: { number: meterEmergency, isAlways: topic === 'prepayment' },
        }),
    }
  );
}
