// Node settings for the built site, applied before its own code is loaded.

// Node's largest modules are loaded before V8's flags change: afterwards V8 refuses the compiled code that Node includes, and
// compiles them from source, which takes an eighth of a start (decision 109).
import 'node:cluster';
import 'node:fs';
import 'node:http';
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Otherwise V8 takes the objects of requests for long-lived ones after a while, and only a full collection frees them: a
// site under load then takes 180 MiB more (decision 64).
setFlagsFromString('--no-allocation-site-pretenuring');
// Small buffers share blocks of this many bytes. Blocks of 64 KiB, the default, outlive collections of V8's new space: those
// with written log lines added 30 MiB in a minute of load, until V8 collected everything (decision 93).
Buffer.poolSize = 8 * 1024;
enableCompileCache(new URL('../build/compile-cache', import.meta.url).pathname);
