import type { ExampleSet } from '../example-set.ts';
import { Alert } from './alert.tsx';

/** Alerts by tone, and one that can be dismissed. */
export const alertExamples: ExampleSet = {
  title: 'Alerts',
  examples: [
    {
      name: 'Info, dismissible',
      element: (
        <Alert
          title="The line is busy on Mondays"
          headingLevel={4}
          dismiss={{ action: '#main', name: 'dismiss', value: 'busy', label: 'Dismiss: the line is busy' }}
        >
          You’ll wait least after 2pm, from Tuesday to Thursday.
        </Alert>
      ),
    },
    {
      name: 'Success',
      element: (
        <Alert tone="success" title="Your settings are saved" headingLevel={4}>
          We’ll remember them on this device.
        </Alert>
      ),
    },
    {
      name: 'Warning',
      element: (
        <Alert tone="warning" title="We couldn’t save your address" headingLevel={4}>
          Stay on this page and try again in a few moments.
        </Alert>
      ),
    },
    {
      name: 'Danger',
      element: (
        <Alert tone="danger" title="Something went wrong on our side" headingLevel={4}>
          <p>Your answers are still here. Try again in a few moments.</p>
          <p>Thank you for your patience.</p>
        </Alert>
      ),
    },
    {
      name: 'While something runs',
      element: (
        <Alert title="We’re checking your details …" headingLevel={4} busy>
          This will take a few seconds.
        </Alert>
      ),
    },
  ],
};
