import type { ExampleSet } from '../example-set.ts';
import { Tile, TileGrid } from './tile.tsx';

/** Tiles on one sheet. */
export const tileExamples: ExampleSet = {
  title: 'Tiles',
  examples: [
    {
      name: 'Four topics, one of them elsewhere',
      element: (
        <TileGrid>
          <Tile
            title="Bills and payments"
            href="#main"
            pictogram="bill"
            headingLevel={4}
            description="Understand a bill, pay it, change how you pay"
          />
          <Tile
            title="My account"
            href="#main"
            pictogram="account"
            headingLevel={4}
            description="Sign in, details, moving home"
          />
          <Tile
            title="Smart home"
            href="#main"
            pictogram="thermostat"
            headingLevel={4}
            description="Thermostats, plugs and chargers"
            leaves
          />
          <Tile title="Moving home" href="#main" pictogram="box" headingLevel={4} />
        </TileGrid>
      ),
    },
  ],
};
