/** The tables of the identity service. Times are ISO 8601 text in UTC, so that they sort as they read. */
export type IdentityTables = {
  /** The provider's records: sessions, interactions, grants, codes. */
  identity_records: {
    model: string;
    id: string;
    uid: string | null;
    grant_id: string | null;
    payload: string;
    consumed_at: string | null;
    expires_at: string;
  };
  /** Each rotation adds a generation. A key signs from its time until the next one's. */
  identity_keys: { generation: number; kid: string; private_jwk: string; signs_from: string };
  /** Hashes of an account and a visitor address from which it was signed in to. */
  identity_known_addresses: { key: string; expires_at: string };
};
