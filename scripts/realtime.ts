/** The realtime server is a process of its own, which the launcher or `npm run serve` starts. */
import { createPusherServer } from "../lib/platform/realtime/pusher-server";
import { settings } from "../lib/platform/settings/settings";
import { failWithSentence, stopOnRequest } from "./lib/lifecycle";

async function main() {
  const { PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET, REALTIME_PORT } = settings();
  if (!PUSHER_APP_ID || !PUSHER_KEY || !PUSHER_SECRET || !REALTIME_PORT) {
    throw new Error(
      "The realtime server needs PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET and REALTIME_PORT in its environment.",
    );
  }
  const server = await createPusherServer({
    appId: PUSHER_APP_ID,
    key: PUSHER_KEY,
    secret: PUSHER_SECRET,
    port: REALTIME_PORT,
    // Browsers come through the app's port; nothing else connects here.
    host: "127.0.0.1",
  });
  stopOnRequest(() => server.close());
}

main().catch(failWithSentence);
