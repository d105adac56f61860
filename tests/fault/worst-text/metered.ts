import { freePort } from '#tests/support/free-port.ts';

/** Environment of a server process whose event loop turns are measured, and how to read the longest. */
export async function meteredTurns() {
  const port = await freePort();
  const meter = new URL('turn-meter.ts', import.meta.url).href;
  return {
    env: { NODE_OPTIONS: `--import=${meter}`, TURN_METER_PORT: String(port) },
    /** The longest turn since the last call, in milliseconds of CPU time. */
    async longestTurn(): Promise<number> {
      return Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
    },
  };
}
