import { fieldRules } from '#contracts/forms/meter-reading/meter-reading.ts';
import { sealedNames } from '#contracts/forms/meter-reading/names-in-address.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';

const area = '/help-and-support';
export const suggestionsPath = `${area}/search/suggestions`;

/** The parameters read from an address, by the page that reads them. visits.test.ts finds any missing here. */
export const parameters: Record<string, string[]> = {
  '/search': ['q', 'initiated', 'category', 'page', 'exact'],
  [suggestionsPath]: ['q'],
  // SPEC §2: the form is prefilled by its address; the rest is sealed answers.
  [`${area}/submit-meter-read`]: [...Object.keys(fieldRules('')), sealedNames.prefill],
  [`${area}/submit-meter-read-confirm`]: [sealedNames.sent],
  [`${area}/complaints/gas-and-electricity`]: ['lost'],
  [`${area}/confirmation`]: ['earlier'],
  [`${area}/cookies`]: ['saved'],
  [`${area}/was-this-useful`]: ['said'],
  [`${area}/preview/meters/economy-7-meters`]: ['seal'],
  [signInPaths.signIn]: ['from'],
  [signInPaths.problem]: ['from', 'cause'],
};

/** The sign-in callback, which reads parameters from its address only with SIGN_IN_FLOW=code. */
export const callbackParameters = { [signInPaths.callback]: ['state', 'code', 'error', 'iss'] };
