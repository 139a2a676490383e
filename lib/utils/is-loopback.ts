const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** What is sent to this machine crosses no network. */
export const isLoopback = (host: string) => LOOPBACK.test(host);
