import { z } from "zod";
import { text } from "@/lib/core/fields";
import { emailField } from "@/lib/domain/accounts/schema";

/** Our own box sends a fixed `name` and `userType` as well (spec 1, section 7); they say nothing and are not kept. */
export const subscribeInput = z.object({ email: emailField });

export const newsletterTokenInput = z.object({ token: text("Token", 200, 1) });
