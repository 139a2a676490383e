"use server";
import * as create from "@/lib/domain/pitches/commands/create-pitch";
import * as send from "@/lib/domain/pitches/commands/send-pitch";
import { action } from "@/lib/transport/action";

export const createPitch = action(create.createPitch);
export const sendDraft = action(send.sendDraft);
