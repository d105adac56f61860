/** A subject's label for visitors; the supplier receives the subject as SPEC writes it. */
export function subjectLabel(subject: string): string {
  return subject.replaceAll("'", '’');
}
