import * as z from 'zod/mini';

/** A short help film of the video strip on the help home. SPEC §2 "Help home". */
export const film = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/, 'small letters, numbers and hyphens')),
  title: z.string().check(z.minLength(1)),
  summary: z.string(),
  /** Path of the poster below the content service, and the drawing's words for people who can't see it. */
  poster: z.object({ src: z.string(), alt: z.string() }),
  /** Present once the film itself is there. */
  video: z.optional(z.object({ src: z.string(), captions: z.string(), seconds: z.number() })),
  /** The written version: one paragraph an entry, plain text. */
  transcript: z.array(z.string()).check(z.minLength(1)),
  /** The article that says the same at more length. */
  article: z.optional(z.string()),
});
/** `GET /media/films/films.json` of the content service: the films in the order of the strip. */
export const filmList = z.object({ films: z.array(film) });
export type Film = z.infer<typeof film>;
