import { methods } from "@/lib/transport/route";

/** Every unknown address of the API answers a 404 in the envelope. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({});
