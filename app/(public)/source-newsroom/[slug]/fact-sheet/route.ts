import { factSheetRoute } from "@/app/(public)/_shared/fact-sheet-route";
import { getSource } from "@/lib/domain/discovery/profile-pages/queries";

export const { GET, POST, PUT, PATCH, DELETE } = factSheetRoute(getSource);
