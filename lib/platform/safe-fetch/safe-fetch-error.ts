/** The reason why a page was not fetched. The first six concern the address as written or as resolved. */
export type SafeFetchCode =
  | "invalid_url"
  | "scheme_refused"
  | "credentials_refused"
  | "port_refused"
  | "address_refused"
  | "dns_failed"
  | "connection_failed"
  | "timeout"
  | "too_many_redirects"
  | "type_refused"
  | "encoding_refused";

const MESSAGES: Record<SafeFetchCode, string> = {
  invalid_url: "The address is not a valid URL",
  scheme_refused: "Only http and https addresses can be read",
  credentials_refused: "Addresses with a user name or password can't be read",
  port_refused: "Only the usual web ports can be read",
  address_refused: "The address does not lead to the public internet",
  dns_failed: "The site's name could not be found",
  connection_failed: "The site could not be reached",
  timeout: "The site took too long to answer",
  too_many_redirects: "The site redirects too often",
  type_refused: "The address does not lead to a page of the expected kind",
  encoding_refused: "The page is compressed in a way that can't be read",
};

/** A refused or failed fetch; `message` can be shown and names no internal address. */
export class SafeFetchError extends Error {
  override name = "SafeFetchError";

  constructor(
    readonly code: SafeFetchCode,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[code], options);
  }
}
