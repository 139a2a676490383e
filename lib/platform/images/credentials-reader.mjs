import { Reader } from "@contentauth/c2pa-node/dist/Reader.js";

/**
 * Reads the Content Credentials of one file and prints what they state as JSON: see content-credentials.ts, which
 * starts this as a process of its own and ends it after a time.
 */
const [path, mimeType] = process.argv.slice(2);

/** The library's memory lies outside of the heap, so that no flag of Node bounds it. */
const MAX_RESIDENT = 400 * 1024 * 1024;
const watch = setInterval(() => process.memoryUsage.rss() > MAX_RESIDENT && process.exit(3), 20);

/** Nothing that a stranger's file names is fetched. */
const settings = {
  verify: { remote_manifest_fetch: false, ocsp_fetch: false },
  core: { decode_identity_assertions: false, allowed_network_hosts: [] },
};

/** A list in a hostile file can have any length. */
const MOST = 20;
const text = (value) => (typeof value === "string" ? value.slice(0, 300) : "");
const list = (value) => (Array.isArray(value) ? value.slice(0, MOST) : []);

const reader = await Reader.fromAsset({ path, mimeType }, JSON.stringify(settings));
const store = reader?.json();
const manifest = store?.manifests?.[store.active_manifest];
if (manifest) {
  const [generator] = list(manifest.claim_generator_info);
  const actions = list(manifest.assertions)
    .filter(({ label }) => /^c2pa\.actions(\.v2)?$/.test(label))
    .flatMap(({ data }) => list(data?.actions));
  const stated = {
    state: text(store.validation_state),
    generator: text([text(generator?.name), text(generator?.version)].filter(Boolean).join(" ")),
    actions: actions.slice(0, MOST).map(({ action, digitalSourceType }) => ({
      action: text(action),
      digitalSourceType: text(digitalSourceType),
    })),
    signer: text(manifest.signature_info?.issuer) || text(manifest.signature_info?.common_name),
  };
  process.stdout.write(JSON.stringify(stated));
}
clearInterval(watch);
