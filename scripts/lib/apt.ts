import { spawnSync } from "node:child_process";

/** Runs apt-get. A machine without a network goes on with what is installed, after seconds. */
export const apt = (...args: string[]) =>
  spawnSync("apt-get", ["-qq", "-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=1", ...args], {
    stdio: "ignore",
    timeout: 90_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
