import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Frames per second of every film. */
export const frameRate = 30;
/** A key frame every five seconds, so that seeking is fast. */
const keyFrames = '-g 150';
/** The same frames give the same file: no date and no encoder name are written. */
const plain = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -pix_fmt yuv420p';
/** The sRGB colours of a web page, tagged so that players show the same. */
const colour =
  '-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
const shared = `${colour} ${keyFrames} ${plain} -an`;
const h264 = '-c:v libx264 -profile:v high -level 3.1 -preset medium -tune animation -crf 26';
const av1 = '-c:v libsvtav1 -preset 12 -crf 42';
const frames = `-hide_banner -loglevel error -y -f image2pipe -framerate ${frameRate} -c:v png -i -`;

/** Encodes a sequence of PNG frames into the MP4 and WebM of a film. */
export function startEncoder(files: { mp4: string; webm: string }) {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...`${frames} ${h264} ${shared} -movflags +faststart`.split(' '),
      files.mp4,
      ...`${av1} ${shared}`.split(' '),
      files.webm,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'], env: { ...process.env, SVT_LOG: '1' } },
  );
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.once('error', reject);
    ffmpeg.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  // Handled in `add` and `finish`, which wait for the film.
  ended.catch(() => {});
  ffmpeg.stdin.on('error', () => {});
  return {
    add: async (frame: Buffer) => {
      if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
    },
    finish: async () => {
      ffmpeg.stdin.end();
      await ended;
    },
  };
}
