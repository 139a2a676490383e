/** The app's process of `npm run dev` is Next's development server behind our own. */
import { settings } from "../lib/platform/settings/settings";
import { startDevelopmentServer } from "../lib/server/development-server";
import { PROJECT } from "./lib/child";
import { failWithSentence, stopOnRequest } from "./lib/lifecycle";

const { HOST, PORT } = settings();
const starting = startDevelopmentServer({ dir: PROJECT, port: PORT, host: HOST });
stopOnRequest(async () => (await starting).close());
starting.catch(failWithSentence);
