import { stateStory } from "@/lib/domain/insights/coverage/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PUT: route(stateStory) });
