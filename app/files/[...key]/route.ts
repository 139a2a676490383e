import { storedFileResponse } from "@/lib/platform/storage/stored-file";

/** Pictures under keys that are never another one's. No operation: they are public, and counting them against API limits would be wrong. */
export async function GET(request: Request, { params }: { params: Promise<{ key: string[] }> }) {
  return storedFileResponse((await params).key.join("/"), request.headers);
}
