import { factSheetRoute } from "@/app/(public)/_shared/fact-sheet-route";
import { getBrand } from "@/lib/domain/profile-pages/queries";

export const { GET, POST, PUT, PATCH, DELETE } = factSheetRoute(getBrand);
