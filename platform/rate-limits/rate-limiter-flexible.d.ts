// The base class of the package's stores: its types declare it, but its entry point does not export it.
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import type { RateLimiterRes } from 'rate-limiter-flexible';

  export default abstract class RateLimiterStoreAbstract {
    constructor(options: { keyPrefix: string; points: number; duration: number; storeClient: unknown });
    readonly points: number;
    readonly duration: number;
    consume(key: string, points?: number): Promise<RateLimiterRes>;
    reward(key: string, points?: number): Promise<RateLimiterRes>;
    delete(key: string): Promise<boolean>;
    abstract _upsert(key: string, points: number, ms: number, forceExpire?: boolean): Promise<unknown>;
    abstract _get(key: string): Promise<unknown>;
    abstract _delete(key: string): Promise<boolean>;
    abstract _getRateLimiterRes(key: string, changed: number, result: unknown): RateLimiterRes;
  }
}
