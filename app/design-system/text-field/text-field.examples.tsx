import type { ExampleSet } from '../example-set.ts';
import { TextField } from './text-field.tsx';

/** Text fields by state and width. */
export const textFieldExamples: ExampleSet = {
  title: 'Text fields',
  layout: 'grid',
  examples: [
    {
      name: 'Empty',
      element: <TextField id="example-surname" name="surname" label="Surname" spellCheck={false} />,
    },
    {
      name: 'With a hint',
      element: (
        <TextField
          id="example-email"
          name="email"
          type="email"
          label="Email"
          hint="We’ll send your reference number here."
          defaultValue="name@example.com"
        />
      ),
    },
    {
      name: 'With an error',
      element: (
        <TextField
          id="example-first-name"
          name="first-name"
          label="First name"
          error="Enter your first name"
          spellCheck={false}
        />
      ),
    },
    {
      name: 'Optional, with hint and error',
      element: (
        <TextField
          id="example-phone"
          name="phone"
          type="tel"
          label="Mobile telephone"
          hint="Include the full number."
          error="Enter a phone number with at least 11 digits, like 07700 900 982"
          defaultValue="07700 900"
          width={20}
          optional
        />
      ),
    },
    {
      name: 'Narrow, with a unit',
      element: (
        <TextField
          id="example-room"
          name="room"
          label="Room temperature"
          inputMode="numeric"
          width={10}
          suffix="°C"
        />
      ),
    },
    {
      name: 'Date',
      element: (
        <TextField
          id="example-date"
          name="date"
          type="date"
          label="Date of your visit"
          hint="Today or in the past month."
          width={10}
        />
      ),
    },
  ],
};
