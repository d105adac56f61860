// Runs one bench in a process of its own, so that none inherits the heap of another, and sends its figures to the process
// that started it. `run-bench.ts FILE`
import type { Figure } from './figure.ts';

const { bench } = (await import(process.argv[2] ?? '')) as { bench: () => Promise<Figure[]> };
const figures = await bench();
process.send?.(figures, () => process.disconnect());
