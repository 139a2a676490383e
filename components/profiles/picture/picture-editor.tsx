"use client";

import { MayPress } from "@/components/profiles/companies/rights";
import { DARK, WHITE } from "@/components/profiles/picture/fit-choice";
import { pictureTexts } from "@/components/profiles/picture/messages";
import { PictureInput } from "@/components/profiles/picture/picture-input";
import { useProfilePicture } from "@/components/profiles/picture/use-profile-picture";
import { ActionForm } from "@/components/ui/action-form";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { NewsroomLogo, Portrait } from "@/components/ui/portrait";
import { removeNewsroomLogo, removeProfilePicture } from "@/lib/actions/settings";
import type { PictureName } from "@/lib/domain/profiles/profiles/identity";

/** The person's portrait or the newsroom's logo, which everybody sees at once: chosen, cropped, sent, removed. */
export function PictureEditor({
  picture = "avatar",
  label,
  name,
  stored,
  optional = "",
  note = "JPG, PNG or GIF, max 5MB",
  alone,
}: {
  picture?: PictureName;
  /** It replaces "Picture" where that would not say whose. */
  label?: string;
  name: string;
  /** The address of the one stored; null without one. */
  stored: string | null;
  /** Behind its label. */
  optional?: string;
  note?: string;
  /** Outside of a form it works without scripts: `refused` says why one that was sent so, as it is, was not taken. */
  alone?: { refused: string | undefined };
}) {
  const { input, problem, busy, choose, remove, dialog } = useProfilePicture(picture, alone?.refused);
  const texts = pictureTexts[picture];
  const noteId = `${picture}-note`;
  const Frame = picture === "logo" ? NewsroomLogo : Portrait;
  const button = { variant: "text", size: "sm", busy, busyLabel: "Removing", children: "Remove" } as const;
  const field = (
    <PictureInput
      ref={input}
      id={picture === "logo" ? "logo" : "picture"}
      noteId={noteId}
      label={stored === null ? texts.choose : texts.change}
      isRefused={problem !== undefined}
      name={alone && picture}
      onChoose={choose}
    />
  );
  return (
    <div className="flex min-w-0 items-center gap-5">
      <Frame name={name} src={stored} size="xl" />
      <div className="grid min-w-0 gap-1">
        <p className="label">
          {label ?? texts.label}
          <span className="font-normal text-ink-3"> {optional}</span>
        </p>
        {problem ? (
          <FieldError id={noteId}>{problem}</FieldError>
        ) : (
          <p id={noteId} className="meta text-pretty">
            {note}
          </p>
        )}
        <MayPress act="publish">
          <div className="mt-1 flex flex-wrap items-center gap-2">
            {alone ? (
              <form
                method="post"
                action={`/api/${picture}`}
                encType="multipart/form-data"
                className="contents"
              >
                {field}
                <noscript>
                  {picture === "logo" && <FitSelect />}
                  <Button type="submit" size="sm">
                    {texts.send}
                  </Button>
                </noscript>
              </form>
            ) : (
              field
            )}
            {stored &&
              (alone ? (
                <ActionForm
                  {...button}
                  action={picture === "logo" ? removeNewsroomLogo : removeProfilePicture}
                  onPress={() => void remove()}
                  aria-label={texts.remove}
                />
              ) : (
                <Button {...button} aria-label={texts.remove} onClick={() => void remove()} />
              ))}
          </div>
        </MayPress>
      </div>
      {dialog}
    </div>
  );
}

/** Without scripts nobody crops, so a form says how the logo fills its square. */
function FitSelect() {
  return (
    <select name="background" aria-label="How the logo fills its square" className="control w-auto">
      <option value="">Cropped to a square</option>
      <option value={WHITE}>Whole, on white</option>
      <option value={DARK}>Whole, on dark</option>
    </select>
  );
}
