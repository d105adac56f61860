import { chooseWords, type FailureWords } from '#contracts/choose-words.ts';

/** The error object of a failed call. SPEC §3 "Error object", §8. */
export type ErrorDetails = {
  /** Of the first server error, where there is one. */
  id: string | undefined;
  /** HTTP status; undefined when there was no response. */
  status: number | undefined;
  /** For people. */
  title: string;
  description: string;
  /** The first server error's details text, or what happened. Only plain words are logged, as it may quote a visitor. */
  message: string;
  failureCount: number;
  originalError: unknown;
};

type Happening = Pick<ErrorDetails, 'message' | 'originalError'> &
  Partial<Pick<ErrorDetails, 'id' | 'status'>>;

/** Any failed call: no response, not 2xx, or an unreadable one. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly details: ErrorDetails;

  /** `call` names it without anything a visitor typed, like 'POST /leads'. */
  constructor(call: string, { id, status, message, originalError }: Happening, words?: FailureWords) {
    super(status === undefined ? `${call} failed` : `${call} failed with status ${status}`, {
      cause: originalError,
    });
    const chosen = chooseWords({ status, message }, words);
    this.details = { id, status, ...chosen, message, failureCount: 0, originalError };
  }
}
