import { z } from "zod";
import { nameLine, text } from "@/lib/core/fields";
import { emailField } from "@/lib/domain/accounts/accounts/schema";
import { contactLimits, contactMessages, contactTopicKeys } from "./rules";

export const contactInput = z.object({
  name: nameLine("Name", contactLimits.name, 1),
  email: emailField,
  topic: z.enum(contactTopicKeys, { error: contactMessages.topic }),
  message: text("Message", contactLimits.message, 1),
});
