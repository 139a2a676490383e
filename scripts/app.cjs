// The app's process: scripts/serve.ts, loaded through require. With tsx's hooks for import, every import() that
// Next makes while it answers would wait for another thread (docs/decisions/004).
require("tsx/cjs");
require("./serve.ts");
