import {
  disableTwoFactor,
  enableTwoFactor,
  startTwoFactor,
} from "@/lib/domain/accounts/accounts/commands/two-factor";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(startTwoFactor),
  PUT: route(enableTwoFactor),
  DELETE: route(disableTwoFactor),
});
