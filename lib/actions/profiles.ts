"use server";
import * as update from "@/lib/domain/profiles/commands/update";
import { action } from "@/lib/transport/action";

export const setupProfile = action(update.setupProfile);
