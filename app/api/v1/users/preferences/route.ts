import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PUT: route(setPreferences) });
