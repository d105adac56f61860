// The worker that compresses replay segments: first our code, which removes personal data, then the SDK's own. Both
// listen to the same messages, ours first; all listeners share one data object per message.
import './scrub-messages.ts';
import 'virtual:monitoring-sdk-worker';
