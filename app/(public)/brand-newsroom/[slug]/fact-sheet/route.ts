import { factSheetRoute } from "@/app/(public)/_shared/fact-sheet-route";
import { getBrand } from "@/lib/domain/discovery/profile-pages/queries";

export const { GET, POST, PUT, PATCH, DELETE } = factSheetRoute(getBrand);
