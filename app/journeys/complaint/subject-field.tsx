import type { ComponentProps } from 'react';
import { querySubjects } from '#contracts/forms/query-subjects.ts';
import { SelectField } from '../../design-system/select-field/select-field.tsx';

type SubjectFieldProps = Omit<ComponentProps<typeof SelectField>, 'id' | 'name' | 'options'>;

/** Subject labels for visitors; the supplier receives the subject as SPEC writes it. */
const inPrint = (subject: string) => subject.replaceAll("'", '’');
const options = querySubjects.map((subject) => ({ value: subject, label: inPrint(subject) }));

/** The subject of an energy complaint or enquiry. SPEC §3 "Query subject list". */
export function SubjectField(props: SubjectFieldProps) {
  return <SelectField {...props} id="subject" name="subject" options={options} />;
}
