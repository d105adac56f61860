import * as z from 'zod/mini';

/** Exactly six hex digits, so that a value can inject nothing into a style sheet. */
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'a colour of six digits, as #0b5d5e'));
const optional = z.optional(colour);

/** Further colours a scheme may set; the default of each is derived from primary, accent and dusk, or built in. */
const others = {
  onPrimary: optional,
  link: optional,
  onAccent: optional,
  onDusk: optional,
  canvas: optional,
  surface: optional,
  sunken: optional,
  mist: optional,
  dawn: optional,
  ink: optional,
  inkMuted: optional,
  line: optional,
  lineStrong: optional,
};

/** The colours of a supplier. `GET /theme.json` of the content service, or 404 for the built-in ones. */
export const theme = z.object({
  /** `primary`: buttons and links; `accent`: the sun of the drawings; `dusk`: behind hero, receipt and footer. */
  light: z.object({ primary: colour, accent: colour, dusk: colour, ...others }),
  dark: z.optional(z.object({ primary: optional, accent: optional, dusk: optional, ...others })),
  /** The drawing behind the text of the help home, in both schemes. */
  scene: z.optional(
    z.object({ sun: optional, lines: optional, hills: optional, field: optional, homes: optional }),
  ),
  /** In e-mails, where they differ from the light scheme. */
  email: z.optional(
    z.object({
      canvas: optional,
      surface: optional,
      ink: optional,
      line: optional,
      dusk: optional,
      onDusk: optional,
      accent: optional,
      mist: optional,
    }),
  ),
});
export type Theme = z.infer<typeof theme>;
/** The colours that a scheme can set, named as in theme.json. */
export type SetColours = NonNullable<Theme['dark']>;
export type SetName = keyof SetColours;
