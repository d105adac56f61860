import { renderToStaticMarkup } from 'react-dom/server';
import { InactivityWarning } from '../session/inactivity-warning.tsx';
import { accountParts } from './account-parts.tsx';

const email = '{email}';
const { tool, menuLinks, sheet } = accountParts({ state: 'signed-in', email, name: '{name}' }, '');
const { sheet: sheetWithoutName } = accountParts({ state: 'signed-in', email }, '');

/**
 * What signed-in visitors see on a page without React, rendered from the same components. The same for everybody:
 * `fill-templates.ts` fills in the visitor's name and e-mail address.
 */
export const accountTemplates = () =>
  renderToStaticMarkup(
    <>
      <template id="tool">{tool}</template>
      <template id="menu">{menuLinks}</template>
      <template id="sheet">{sheetWithoutName}</template>
      <template id="sheet-with-name">{sheet}</template>
      <template id="warning">
        <InactivityWarning secondsLeft={0} onStay={() => {}} />
      </template>
    </>,
  );
