"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type AssetFields, readAsset, saveAsset } from "@/components/newsrooms/assets/editor/assets-api";
import { type QueuedUpload, UploadQueue } from "@/components/newsrooms/assets/editor/upload-queue";
import { useProcessing } from "@/components/newsrooms/assets/editor/use-assets";
import type { ReleaseForm } from "@/components/newsrooms/releases/editor/release-form";
import { moveEntry } from "@/components/ui/reorder";
import { showToast } from "@/components/ui/toast";
import { describeLacking, whatItLacks } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { type ReleaseView, releaseLimits } from "@/lib/domain/newsrooms/releases/schema";
import { describeLeftOut, insertArrived, putBack } from "./photo-list";

export type ReleasePhotos = ReturnType<typeof usePhotos>;

/**
 * Holds a release's photos while it is written: their order is in the form and is saved with it; what they say is the
 * photo's own and saved at once. Uploads are hidden until a release that is public has them.
 */
export function usePhotos(form: UseFormReturn<ReleaseForm>, release: ReleaseView | null) {
  const { control, getValues, setValue, formState } = form;
  const ids = useWatch({ control, name: "images" });
  const [photosById, setPhotosById] = useState(
    () => new Map(release?.pictures.map((photo) => [photo.id, photo])),
  );
  const [uploads, setUploads] = useState<QueuedUpload[]>([]);
  const [notice, setNotice] = useState("");
  const placeOf = useRef(new Map<string, number>());

  const put = useCallback(
    (...photos: AssetView[]) =>
      setPhotosById((now) => new Map([...now, ...photos.map((photo) => [photo.id, photo] as const)])),
    [],
  );
  const setIds = useCallback(
    (next: string[]) => setValue("images", next, { shouldDirty: true, shouldValidate: true }),
    [setValue],
  );
  // This also serves where only the order is known: a release read before its photos were.
  useEffect(() => put(...(release?.pictures ?? [])), [release, put]);

  const queue = useRef<UploadQueue>(undefined);
  queue.current ??= new UploadQueue({
    fields: { kind: "photo", releaseOnly: "true" },
    onChange: setUploads,
    onDone: (photo, place) => {
      placeOf.current.set(photo.id, place);
      put(photo);
      setIds(insertArrived(getValues("images"), photo.id, placeOf.current));
    },
  });

  const photos = ids.flatMap((id) => photosById.get(id) ?? []);
  useProcessing(photos, put);

  const isLetOut = ({ id }: AssetView) => release?.imagesPublicAnyway.includes(id) ?? false;
  const lackOf = (photo: AssetView) => (isLetOut(photo) ? null : whatItLacks(photo));

  const onTheirWay = uploads.filter(({ state }) => state !== "failed").length;
  const room = Math.max(0, releaseLimits.images - ids.length - onTheirWay);

  function addFiles(files: File[]) {
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    const strange = files.filter((file) => !pictures.includes(file)).map(({ name }) => name);
    queue.current?.add(pictures.slice(0, room));
    setNotice(describeLeftOut(strange, Math.max(0, pictures.length - room), releaseLimits.images));
  }

  function choose(chosen: AssetView[]) {
    put(...chosen);
    const fresh = chosen.map(({ id }) => id).filter((id) => !ids.includes(id));
    setNotice("");
    setIds([...ids, ...fresh.slice(0, room)]);
  }

  function remove(photo: AssetView) {
    const place = ids.indexOf(photo.id);
    setIds(ids.filter((id) => id !== photo.id));
    showToast("The photo is out of this release.", {
      id: `photo-out:${photo.id}`,
      detail: "It stays among your photos.",
      action: { label: "Undo", onClick: () => setIds(putBack(getValues("images"), photo.id, place)) },
    });
  }

  async function save(photo: AssetView, fields: AssetFields): Promise<string | undefined> {
    const response = await saveAsset(photo.id, fields);
    if (response.ok) put(response.data.asset);
    else return Object.values(response.fields ?? {})[0]?.[0] ?? response.message;
  }

  /** The release was refused for its photos: those that are gone meanwhile leave it, and that is said. */
  const dropGone = useCallback(async () => {
    const asked = getValues("images");
    const gone: string[] = [];
    for (const id of asked) {
      const response = await readAsset(id);
      if (!response.ok && response.code === "not_found") gone.push(id);
    }
    if (gone.length === 0) return;
    setIds(getValues("images").filter((id) => !gone.includes(id)));
    setNotice(gone.length === 1 ? "A photo was deleted meanwhile." : "Some photos were deleted meanwhile.");
  }, [getValues, setIds]);
  const refusal = formState.errors.images?.message;
  useEffect(() => {
    if (refusal) void dropGone();
  }, [refusal, dropGone]);

  return {
    photos,
    uploads,
    queue: queue.current,
    room,
    onTheirWay,
    notice,
    error: refusal,
    /** These say what a photo lacks to go out and how many lack something: null and empty where nothing does. */
    lackOf,
    lacking: describeLacking(photos, isLetOut),
    addFiles,
    choose,
    remove,
    save,
    move: (photo: AssetView, place: number) => setIds(moveEntry(ids, ids.indexOf(photo.id), place)),
  };
}
