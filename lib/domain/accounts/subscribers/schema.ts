import { z } from "zod";
import { text } from "@/lib/core/fields";
import { emailField } from "@/lib/domain/accounts/accounts/schema";

/** Our own box sends a fixed `name` and `userType` as well (docs/product.md#newsletter), which are ignored. */
export const subscribeInput = z.object({ email: emailField });

export const newsletterTokenInput = z.object({ token: text("Token", 200, 1) });
