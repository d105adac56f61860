/**
 * Lets a command finish its work after its output has been closed: `… | head` closes the pipe once it has read enough. The
 * rest of the output is dropped, and the exit code stays the command's own.
 */
export function outlivePipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'EPIPE') throw problem;
    });
}
