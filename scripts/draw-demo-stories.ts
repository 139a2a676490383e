/**
 * Draws the demo's story pages into `public/demo/stories`, from `scripts/seed/content/stories.json`: `node --import tsx
 * scripts/draw-demo-stories.ts`. The same content gives the same files; commit what changes.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { PROJECT } from "./lib/child";
import { stories } from "./seed/content";
import { drawStoryPage } from "./seed/story-page";

const FOLDER = path.join(PROJECT, "public", "demo", "stories");

await mkdir(FOLDER, { recursive: true });
for (const story of stories) await writeFile(path.join(FOLDER, `${story.slug}.html`), drawStoryPage(story));
