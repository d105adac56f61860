import type { ComponentProps } from 'react';
import { querySubjects } from '#contracts/forms/query-subjects.ts';
import { SelectField } from '../../design-system/select-field/select-field.tsx';
import { subjectLabel } from './subject-label.ts';

type SubjectFieldProps = Omit<ComponentProps<typeof SelectField>, 'id' | 'name' | 'options'>;

const options = querySubjects.map((subject) => ({ value: subject, label: subjectLabel(subject) }));

/** The subject of an energy complaint or enquiry. SPEC §3 "Query subject list". */
export function SubjectField(props: SubjectFieldProps) {
  return <SelectField {...props} id="subject" name="subject" options={options} />;
}
