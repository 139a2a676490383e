import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apt } from "./apt";
import { PROJECT } from "./child";

const SERVER = "/usr/bin/turnserver";

/** Takes coturn, as root Debian's through apt. False where there is none to be had. */
export function findRelay(say: (line: string) => void): boolean {
  if (!existsSync(SERVER) && process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    say("Installing Debian's coturn for the calls' journeys.");
    apt("update");
    apt("install", "-y", "coturn");
  }
  return existsSync(SERVER);
}

/** Starts coturn as docs/calls.md says, but on this machine alone. Whoever starts it stops it. */
export function startRelay(folder: string, port: number, secret: string): ChildProcess {
  const page = readFileSync(path.join(PROJECT, "docs", "calls.md"), "utf8");
  const [, recipe = ""] = /```conf\n([\s\S]*?)```/.exec(page) ?? [];
  const config = path.join(folder, "turnserver.conf");
  const own = [
    `listening-port=${port}`,
    ...["listening-ip=127.0.0.1", "relay-ip=127.0.0.1", "allow-loopback-peers", "no-tls", "no-dtls"],
    ...[
      `pidfile=${path.join(folder, "turnserver.pid")}`,
      `userdb=${path.join(folder, "turndb")}`,
      "simple-log",
    ],
    `log-file=${path.join(folder, "turnserver.log")}`,
  ];
  writeFileSync(
    config,
    `${recipe.replace("static-auth-secret=TURN_SECRET", `static-auth-secret=${secret}`).replace(/^listening-port=.*\n/m, "")}${own.join("\n")}\n`,
    { mode: 0o600 },
  );
  return spawn(SERVER, ["-c", config], { stdio: "ignore" });
}
