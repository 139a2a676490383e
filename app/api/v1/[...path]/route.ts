import { methods } from "@/lib/transport/route";

/** Any address of the API that nothing else answers: a 404 in the envelope. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({});
