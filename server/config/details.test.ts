import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const api = 'https://api.example/v1';
const token = { customers: 'token', accounts: 'token' };
const service = { customers: 'service', accounts: 'service' };
const customersAlone = { customers: 'service', accounts: 'token' };

test.each([
  [[], token],
  [['LEADS_API_URL', 'ADDRESSES_API_URL'], token],
  [['ACCOUNT_API_URL'], token],
  [['CUSTOMERS_API_URL'], customersAlone],
  [['API_URL'], customersAlone],
  [['CUSTOMERS_API_URL', 'ACCOUNT_API_URL'], service],
  [['API_URL', 'ACCOUNT_API_URL'], service],
])('the supplier’s own issuer says who customers are unless services do: with %j', (names, expected) => {
  const services = Object.fromEntries(names.map((name) => [name, api]));
  expect(readConfig({ IDENTITY_URL: 'https://id.example', ...services }).detailsFrom).toEqual(expected);
  expect(readConfig(services).detailsFrom, 'the embedded provider’s customers have records').toEqual(service);
});
