import { checkEmailAddress } from "@/lib/domain/accounts/accounts/queries";
import { methods, route } from "@/lib/transport/route";

const check = route(checkEmailAddress);
// With POST the address that is asked about is in no log of addresses; our own form asks so.
export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: check, POST: check });
