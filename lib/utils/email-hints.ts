export const emailMessages = {
  invalid: "Please enter a valid email address",
  blocked: "Please use a valid business or personal email address",
  digits: "Please use a valid email address",
} as const;

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

/** A form checks with this while one types. The server is stricter (`isEmail`) and decides. */
export const looksLikeEmail = (value: string) => EMAIL.test(value);

/** These labels may not stand right before the public suffix. */
export const BLOCKED_LABELS: ReadonlySet<string> = new Set(["test", "example", "fake", "temp"]);

/** No mail reaches the top levels of the special-use registry (RFC 6761 and its successors). */
export const RESERVED_TOP_LEVELS: ReadonlySet<string> = new Set(
  "alt arpa example internal invalid local localhost onion test".split(" "),
);

/** These are the public suffixes of two labels that people type most; the server knows all of them. */
const TWO_LABEL_SUFFIXES = new Set(
  `ac.jp ac.uk co.id co.il co.in co.jp co.ke co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.cn com.co com.eg
com.hk com.mx com.my com.ng com.pe com.ph com.pk com.pl com.sa com.sg com.tr com.tw com.ua com.vn edu.au gov.uk ne.jp
net.au net.br net.uk or.jp org.au org.br org.in org.nz org.uk org.za`.split(/\s+/),
);

/** These throw-away providers are well known, though not by their names; the server has a long list besides. */
const KNOWN_DISPOSABLE = new Set(
  `discard.email dispostable.com emailondeck.com getnada.com guerrillamail.com mail.tm mailinator.com maildrop.cc
mailnesia.com mintemail.com sharklasers.com yopmail.com`.split(/\s+/),
);

/** Throw-away providers call themselves like this under any suffix: tempmail, temp-mail, 10minutemail, fakeinbox. */
const THROW_AWAY_NAME =
  /^(?:\d+-?)?(?:temp|tmp|temporary|throw-?away|trash|disposable|fake|minute)-?e?-?(?:mail|inbox)(?:s|o|er|box)?$/;

/** Recognises the best-known throw-away providers by a host in lower case. */
export function isKnownDisposable(host: string): boolean {
  const labels = host.split(".");
  return (
    labels.slice(0, -1).some((label) => THROW_AWAY_NAME.test(label)) ||
    labels.some((_, from) => KNOWN_DISPOSABLE.has(labels.slice(from).join(".")))
  );
}

/**
 * Returns the live warning under an e-mail field, or null, and is light enough for the browser. The server's
 * `checkEmail` refuses the same with the same messages (but for the rare suffixes with a wildcard, such as *.ck); it
 * refuses more (every disposable domain, every public suffix) and decides.
 */
export function checkEmailSyntaxAndLabels(email: string): string | null {
  const address = email.trim().toLowerCase();
  if (!looksLikeEmail(address)) return emailMessages.invalid;
  if (/\d{10}/.test(address)) return emailMessages.digits;
  const host = address.slice(address.lastIndexOf("@") + 1);
  const labels = host.split(".");
  const suffixLength = TWO_LABEL_SUFFIXES.has(labels.slice(-2).join(".")) ? 2 : 1;
  const blocked =
    RESERVED_TOP_LEVELS.has(labels.at(-1) ?? "") ||
    BLOCKED_LABELS.has(labels.at(-suffixLength - 1) ?? "") ||
    isKnownDisposable(host);
  return blocked ? emailMessages.blocked : null;
}
