// The worker that compresses replay segments: ours in front, which takes personal data out, then the SDK's own.
// Both listen to the same messages, ours first; a message's data is one object for all who listen.
import './scrub-messages.ts';
import 'virtual:monitoring-sdk-worker';
