"use client";

import { pictureTexts } from "@/components/profiles/picture/messages";
import { actingHeaders } from "@/lib/acting";
import { api } from "@/lib/client/api";
import type { PictureName } from "@/lib/domain/profiles/profiles/identity";
import { fileLimits } from "@/lib/utils/file-limits";

const TYPES = new Set(["image/jpeg", "image/png", "image/gif"]);

/** Returns the problem of a chosen file before it is sent, as the server's message; else null. */
export function checkPicture({ type, size }: { type: string; size: number }): string | null {
  if (!TYPES.has(type)) return "Please choose a JPG, PNG or GIF picture";
  return size > fileLimits.picture.bytes ? fileLimits.picture.sentence : null;
}

/** Stores a picture of the own profile; returns a refusal's message, or null. Throws where nothing was reached. */
export async function uploadPicture(name: PictureName, picture: File): Promise<string | null> {
  const body = new FormData();
  body.set(name, picture);
  const response = await fetch(`/api/v1/users/${name}`, { method: "POST", body, headers: actingHeaders() });
  if (response.ok) return null;
  const { message }: { message?: string } = await response.json().catch(() => ({}));
  return message || pictureTexts[name].failed;
}

/** Deletes the stored picture; returns a refusal's message, or null. */
export async function removePicture(name: PictureName): Promise<string | null> {
  const response = await (name === "logo" ? api.delete("/users/logo") : api.delete("/users/avatar"));
  return response.ok ? null : response.message || pictureTexts[name].failed;
}
