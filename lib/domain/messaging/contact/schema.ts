import { z } from "zod";
import { nameLine, text } from "@/lib/core/fields";
import { emailField } from "@/lib/domain/accounts/accounts/schema";
import { contactLimits, contactMessages, contactTopicKeys } from "./rules";

/** A message of anybody to the people who run the product. */
export const contactInput = z.object({
  name: nameLine("Name", contactLimits.name, 1),
  email: emailField,
  topic: z.enum(contactTopicKeys, { error: contactMessages.topic }),
  message: text("Message", contactLimits.message, 1),
});
