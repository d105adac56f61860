/** The table of readiness: one row, rewritten to see whether the database can be written. */
export type ReadinessTables = {
  readiness: { id: number; written_at: string };
};
