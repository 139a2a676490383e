import { methods } from "@/lib/transport/route";

/** The API's root holds nothing of its own: a 404 in the envelope, as for every unknown address. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({});
