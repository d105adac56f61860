/** Source of the SDK's compression worker, as scripts/monitoring-sdk takes it out of the SDK. */
declare module 'virtual:monitoring-sdk-worker';
