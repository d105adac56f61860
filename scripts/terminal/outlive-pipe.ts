import { reasonOf } from './reason-of.ts';

type StreamError = NodeJS.ErrnoException;

/**
 * Lets a command finish its work after its output has been closed: `… | head` closes the pipe once it has read enough. The
 * rest of the output is dropped, and the exit code stays the command's own.
 */
export function outlivePipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (problem: StreamError) => {
      if (problem.code !== 'EPIPE') exitUnwritten(problem);
    });
}

/** Ends a command that has nothing to do but print, with exit code 0, once its output has been closed. */
export function endWithPipe(): void {
  process.stdout.on('error', (problem: StreamError) =>
    problem.code === 'EPIPE' ? process.exit(0) : exitUnwritten(problem),
  );
}

/** The operator must not take what is there, on a full disk for example, for the whole output. */
function exitUnwritten(problem: StreamError): never {
  process.stderr.write(`The output can’t be written: ${reasonOf(problem)}\n`);
  process.exit(3);
}
