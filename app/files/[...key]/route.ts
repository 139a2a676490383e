import { storedFileResponse } from "@/lib/platform/storage/stored-file";

/**
 * These pictures are public, and a key never names another one. There is no operation, because counting them against
 * API limits would be wrong.
 */
export async function GET(request: Request, { params }: { params: Promise<{ key: string[] }> }) {
  return storedFileResponse((await params).key.join("/"), request.headers);
}
