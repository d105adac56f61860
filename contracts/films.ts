import * as z from 'zod/mini';

const ownMedia = () => z.string().check(z.regex(/^\/media\/[\w./-]+$/, 'a path below /media/'));

/** A film's files: players take the first they know, WebM before MP4. */
const video = z.object({
  mp4: ownMedia(),
  webm: z.optional(ownMedia()),
  /** WebVTT, with all speech and every sound that matters. */
  captions: ownMedia(),
  /** How long it lasts. */
  seconds: z.number().check(z.positive()),
  /** When each paragraph of the transcript begins, in seconds. */
  starts: z.optional(z.array(z.number())),
});

/** A short help film of the video strip on the help home. SPEC §2 "Help home". */
export const film = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/, 'small letters, numbers and hyphens')),
  title: z.string().check(z.minLength(1)),
  summary: z.string(),
  /** Path of the poster below the content service: a drawing beside text that says the same. */
  poster: z.object({ src: z.string() }),
  /** Present once the film itself is there. */
  video: z.optional(video),
  /** The written version: one paragraph an entry, plain text. */
  transcript: z.array(z.string()).check(z.minLength(1)),
  /** The article that covers the same in more detail. */
  article: z.optional(z.string()),
});
/** `GET /media/films/films.json` of the content service: the films in the order of the strip. */
export const filmList = z.object({ films: z.array(film) });
export type Film = z.infer<typeof film>;
