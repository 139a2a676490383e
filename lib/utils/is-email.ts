const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * An e-mail address is one, and nothing else, to every program that reads it: a plain local part (RFC 5321's
 * dot-string, no quotes or comments) of at most 64 characters, and a host name of labels of letters, digits and hyphens
 * whose last is no number. Full-width and other compatible characters are refused: a mail server reads another address
 * in them.
 */
export function isEmail(value: string): boolean {
  const at = value.indexOf("@");
  const local = value.slice(0, at);
  const host = value.slice(at + 1);
  const labels = host.split(".");
  return (
    at > 0 &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    host === host.normalize("NFKC") &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /\D/.test(labels.at(-1) ?? "")
  );
}
