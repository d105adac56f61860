// Node settings for the built site, applied before anything else is loaded.
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Otherwise V8 takes the objects of requests for long-lived ones after a while, and only a full collection frees them: a
// site under load then takes 180 MiB more (decision 64).
setFlagsFromString('--no-allocation-site-pretenuring');
enableCompileCache(new URL('../build/compile-cache', import.meta.url).pathname);
