/** Two tokens at their largest and a state; anything longer was not sent by our issuer. */
const longestAnswer = 32_000;

/** The form that the issuer made the browser post; undefined when the body is not one. */
export async function readPostedAnswer(request: Request): Promise<URLSearchParams | undefined> {
  const isForm = (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
  const isLong = Number(request.headers.get('content-length') ?? 0) > longestAnswer;
  if (!isForm || isLong) return undefined;
  const body = await request.text();
  return body.length > longestAnswer ? undefined : new URLSearchParams(body);
}
