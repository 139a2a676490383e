const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host is this machine, so that what is sent there crosses no network. */
export const isLoopback = (host: string) => LOOPBACK.test(host);
