/** Source of the SDK's compression worker, as scripts/monitoring-sdk extracts it from the SDK. */
declare module 'virtual:monitoring-sdk-worker';
