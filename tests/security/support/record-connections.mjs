/**
 * The product's processes load this file first (node --import). It records every TCP connection that they try
 * to open, "address:port" a line, in CONNECTIONS_FILE, lets none leave this machine, and answers the names
 * under ".dns.test" itself.
 */

import dns from "node:dns";
import dnsPromises from "node:dns/promises";
import { appendFileSync } from "node:fs";
import net from "node:net";

const PUBLIC = "93.184.215.14";
/** The answers to a name's first question and to every later one. */
const ZONE = {
  "public.dns.test": [[PUBLIC], [PUBLIC]],
  "private.dns.test": [["127.0.0.1"], ["127.0.0.1"]],
  "metadata.dns.test": [["169.254.169.254"], ["169.254.169.254"]],
  "mixed.dns.test": [
    [PUBLIC, "127.0.0.1"],
    [PUBLIC, "127.0.0.1"],
  ],
  "rebinding.dns.test": [[PUBLIC], ["127.0.0.1"]],
  "rebinding-preview.dns.test": [[PUBLIC], ["127.0.0.1"]],
};
const asked = new Map();

/**
 * Returns the answer for a name of the zone in the form of dns.lookup's `all`; undefined for any other name.
 */
function answerFor(name) {
  const answers = ZONE[name];
  if (!answers) return undefined;
  const times = asked.get(name) ?? 0;
  asked.set(name, times + 1);
  return answers[Math.min(times, 1)].map((address) => ({ address, family: 4 }));
}

const { lookup } = dns;
dns.lookup = (name, options, callback) => {
  const addresses = answerFor(name);
  if (!addresses) return lookup(name, options, callback);
  const done = typeof options === "function" ? options : callback;
  const { all } = typeof options === "object" ? options : {};
  process.nextTick(() => (all ? done(null, addresses) : done(null, addresses[0].address, 4)));
};
const { lookup: lookupLater } = dnsPromises;
dnsPromises.lookup = async (name, options) => {
  const addresses = answerFor(name);
  if (!addresses) return lookupLater(name, options);
  return options?.all ? addresses : addresses[0];
};

const isHere = (address) => address === "::1" || /^(::ffff:)?127\./.test(address);

function note(address, port) {
  appendFileSync(process.env.CONNECTIONS_FILE, `${address}:${port}\n`);
  return isHere(address) ? null : new Error(`${address} is outside of the test.`);
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function connectAndNote(...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof options !== "object" || options.path) return connect.apply(this, args);
  const { host = "localhost", port } = options;
  if (net.isIP(host)) {
    const refused = note(host, port);
    if (!refused) return connect.apply(this, args);
    process.nextTick(() => this.destroy(refused));
    return this;
  }
  const { lookup: find = dns.lookup } = options;
  options.lookup = (name, wanted, callback) =>
    find(name, wanted, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const refused = error ?? addresses.map((address) => note(address, port)).find(Boolean);
      callback(refused ?? null, found, family);
    });
  return connect.apply(this, args);
};
