import type { ExampleSet } from '../example-set.ts';
import { Icon } from '../icon/icon.tsx';
import { Button } from './button.tsx';

/** Buttons by kind and by state. */
export const buttonExamples: ExampleSet = {
  title: 'Buttons',
  layout: 'row',
  examples: [
    { name: 'Primary', element: <Button type="button">Send</Button> },
    {
      name: 'Second',
      element: (
        <Button type="button" kind="second">
          Find address
        </Button>
      ),
    },
    {
      name: 'Sun',
      element: (
        <Button type="button" kind="sun">
          Get help with paying
        </Button>
      ),
    },
    {
      name: 'Danger',
      element: (
        <Button type="button" kind="danger">
          Sign out now
        </Button>
      ),
    },
    {
      name: 'Quiet',
      element: (
        <Button type="button" kind="quiet">
          Clear
        </Button>
      ),
    },
    {
      name: 'Small, with an icon',
      element: (
        <Button type="button" kind="second" small>
          <Icon name="thumb-up" />
          Yes
        </Button>
      ),
    },
    {
      name: 'Loading',
      element: (
        <Button loading loadingLabel="Sending your answers">
          Send
        </Button>
      ),
    },
    {
      name: 'Second, loading',
      element: (
        <Button kind="second" loading loadingLabel="Finding addresses">
          Find address
        </Button>
      ),
    },
    { name: 'Not yet', element: <Button disabledReason="Opens on 20 November">Book a visit</Button> },
  ],
};
