/** A film's length in words, as players show it: '58 sec', '1 min 12 sec', '2 min'. */
export function filmLength(seconds: number): string {
  const { minutes, rest } = inMinutes(Math.max(1, Math.floor(seconds)));
  return [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} sec`].filter(Boolean).join(' ');
}

/** A position in a film, as players show it: '0:24'. */
export function filmMoment(seconds: number): string {
  const { minutes, rest } = inMinutes(Math.floor(seconds));
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** The same as an HTML duration: 'PT24S'. */
export function filmDuration(seconds: number): string {
  return `PT${Math.floor(seconds)}S`;
}

function inMinutes(seconds: number) {
  return { minutes: Math.floor(seconds / 60), rest: seconds % 60 };
}
