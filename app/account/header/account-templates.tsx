import { renderToStaticMarkup } from 'react-dom/server';
import { InactivityWarning } from '../session/inactivity-warning.tsx';
import { accountParts } from './account-parts.tsx';

const email = '{email}';
const { tool, menuLinks, sheet } = accountParts({ state: 'signed-in', email, name: '{name}' }, '');
const { sheet: sheetWithoutName } = accountParts({ state: 'signed-in', email }, '');

/**
 * What signed-in visitors see on a page without React, made of the same components: `fill-templates.ts` puts in who they
 * are. The same for everybody.
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
