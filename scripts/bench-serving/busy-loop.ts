// Reads the clock many times a microsecond, and prints for how many milliseconds this process was not running meanwhile.
// `node busy-loop.ts MILLISECONDS`

/** A longer step of the clock than this is no step of the loop. */
const pauseMs = 0.5;

const milliseconds = Number(process.argv[2]);
const start = performance.now();
let withheld = 0;
for (let last = start; last - start < milliseconds;) {
  const now = performance.now();
  if (now - last > pauseMs) withheld += now - last;
  last = now;
}
process.stdout.write(String(withheld));
