/** Longer error texts are cut off, to keep a log line short. */
const longestDetail = 300;
/** Replaces one or more words that may be a visitor's. */
const leftOut = '…';

/**
 * The words that may be logged: a back end's error message may repeat what was typed, so every other word is left out.
 * Words that are also common names of people or towns are not in the list (Field, Key, Long, Reading, Short). A rare
 * one may be (An, Do, Count): without the words beside it, it identifies nobody.
 */
const plainWords = new Set(
  `a an and are as at be been but by can cannot could did do does for from has have if in into is it its most must no
  not of on only or out than that the their then there this to too two under was were when while with within accepted
  access account accounts address addresses allowed already answer application array attribute attributes backend
  bearer before boolean call characters client code complaint conflict connection consent contact contains content
  could count credential credentials customer customers data database date denied detail details digits document
  duplicate duplicated email empty enabled error errors exceed exceeds exceeded exist exists expected expired fail
  failed fails failure forbidden form format found fuel gas gateway header headers id identifier idempotency illegal
  include integer internal invalid json later lead leads least length less limit list locked longer maintenance
  malformed many match matching maximum media message meter method minimum mismatch missing multiple name names needed
  null number object optional overloaded parameter parameters parse parsed part path payload pending permission
  permitted phone platform policy postcode present property provided query quota range rate reach reached readings
  received record recognised recognized reference refused rejected relationship relationships request requests
  required reset resource response retry schema scope server service services should signature signed size started
  state status stored string subject subtype supplied supported syntax system telephone temporarily timed timeout
  token type unable unauthorised unauthorized unavailable unexpected unique unknown unprocessable unreachable
  unreadable unrecognised unrecognized unsupported upstream user using valid validation value values version wrong`.split(
    /\s+/,
  ),
);

/** A back end's error text as it may be logged: its plain words, with '…' for all others. SPEC §8. */
export function loggableDetail(text: string): string {
  const words = text.slice(0, longestDetail).split(/[^\p{L}\p{M}\p{N}@._+-]+/u);
  const shown = words
    .map((word) => word.toLowerCase().replace(/\.$/, ''))
    .filter((word) => word !== '')
    .flatMap((word) => word.split('-').map((part) => (plainWords.has(part) ? part : leftOut)));
  return shown.filter((word, nth) => word !== leftOut || shown[nth - 1] !== leftOut).join(' ');
}
