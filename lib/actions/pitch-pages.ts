"use server";
import * as commands from "@/lib/domain/pitching/pitch-pages/commands/manage";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

const read = ({ text }: FormFields) => ({ id: text("id") });

export const duplicatePitchPage = formAction(commands.duplicatePitchPage, {
  read,
  done: () => "/pitch-pages?done=duplicated",
});

export const archivePitchPage = formAction(commands.archivePitchPage, {
  read,
  done: () => "/pitch-pages?done=archived",
});

export const unarchivePitchPage = formAction(commands.unarchivePitchPage, {
  read,
  done: () => "/pitch-pages?done=unarchived",
});

export const deletePitchPage = formAction(commands.deletePitchPage, {
  read,
  done: () => "/pitch-pages?done=deleted",
});
