"use server";
import * as commands from "@/lib/domain/newsrooms/imports/commands";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

type Made = { created: number; present: number; missing: number };

export const createImport = formAction(commands.createImport, {
  read: ({ text, list }: FormFields) => ({ address: text("address"), items: list("items") }),
  done: ({ created, present, missing }: Made) =>
    `/import?${new URLSearchParams({ done: [created, present, missing].join("-") })}`,
});

export const undoImport = formAction(commands.undoImport, {
  read: ({ text }: FormFields) => ({ id: text("id") }),
  done: ({ removed, stay }: { removed: number; stay: number }) => `/import?undone=${removed}-${stay}`,
});
