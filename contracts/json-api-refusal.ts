import { jsonApiType, type JsonApiError } from './json-api.ts';

/** Why a call was refused: `status` and `code` for programs, `title` and `detail` for people. */
export type Problem<Status extends number = number> = {
  status: Status;
  code: string;
  title: string;
  detail: string;
};

/** Where a problem is: a query parameter, or a JSON pointer into the document; optionally with its own detail. */
export type ProblemPlace = {
  detail?: string;
  source?: { parameter: string } | { pointer: string } | undefined;
};

/** A back end's error response: JSON:API errors, each with an id. Also returns the first id, for the log. */
export function refusal(
  { status, ...problem }: Problem,
  places: ProblemPlace[] = [{}],
): { response: Response; errorId: string | undefined } {
  const errors: JsonApiError[] = places.map((place) => ({
    id: crypto.randomUUID(),
    status: String(status),
    ...problem,
    ...place,
  }));
  const response = new Response(JSON.stringify({ errors }), {
    status,
    headers: { 'content-type': jsonApiType },
  });
  return { response, errorId: errors[0]?.id };
}
