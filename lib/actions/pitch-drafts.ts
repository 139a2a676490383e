"use server";
import * as commands from "@/lib/domain/pitch-drafts/commands";
import { action } from "@/lib/transport/action";

export const createDraft = action(commands.createDraft);
export const updateDraft = action(commands.updateDraft);
export const duplicateDraft = action(commands.duplicateDraft);
export const deleteDraft = action(commands.deleteDraft);
