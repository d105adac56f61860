/** The sample customers of the README, and the password that they share. */
export const legacyCustomer = { email: 'legacy@example.com', name: 'Leah Gacy' };
export const newerCustomer = { email: 'newer@example.com', name: 'Noor Platt' };
export const preLiveCustomer = { email: 'pre-live@example.com', name: 'Petra Lively' };
export const failingCustomer = { email: 'fails@example.com', name: 'Fay Hale' };
export const samplePassword = 'larkfield-sample';
