"use server";
import * as commands from "@/lib/domain/profiles/requests/commands";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

const texts = ({ text }: FormFields) => ({
  title: text("title") ?? "",
  description: text("description") ?? "",
});

export const createRequest = formAction(commands.createRequest, {
  read: (fields: FormFields) => ({ ...texts(fields), deadline: fields.text("deadline") || null }),
  done: () => "/requests?done=created",
});

export const updateRequest = formAction(commands.updateRequest, {
  read: (fields: FormFields) => {
    const { text } = fields;
    const day = text("deadline") ?? "";
    // The field shows the day of a deadline that may be any moment of it.
    const isSame = day === text("deadlineBefore")?.slice(0, 10);
    return { id: text("id"), ...texts(fields), ...(isSame ? {} : { deadline: day || null }) };
  },
  done: () => "/requests?done=saved",
});

export const setRequestStatus = formAction(commands.updateRequest, {
  read: ({ text }: FormFields) => ({ id: text("id"), status: text("status") }),
  done: ({ request }: { request: { status: string } }) => `/requests?done=${request.status.toLowerCase()}`,
});

export const deleteRequest = formAction(commands.deleteRequest, {
  read: ({ text }: FormFields) => ({ id: text("id") }),
  done: () => "/requests?done=deleted",
});
