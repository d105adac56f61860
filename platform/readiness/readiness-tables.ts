/** The table of readiness: one row, rewritten to check whether the database can be written. */
export type ReadinessTables = {
  readiness: { id: number; written_at: string };
};
