"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { useAccent } from "@/components/ui/accent-scope";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { noteWindow } from "@/components/ui/open-windows";
import { cn } from "@/lib/utils/cn";

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

export type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  title: ReactNode;
  /** A sentence under the title; screen readers hear it on opening. */
  description?: ReactNode;
  /** Buttons at the right of the foot, the ink one last; full width on phones. */
  actions?: ReactNode;
  /** A grey remark at the left of the foot. */
  note?: ReactNode;
  /** The part above the title, over the whole width: two pictures meeting. */
  media?: ReactNode;
  /** On phones it is a window in the middle, the whole screen with a foot that stays, or a sheet from below. */
  phone?: "window" | "full" | "sheet";
};

/** Toasts appear above the window on phones, in a room of their own (`toast-shelf.tsx`). */
const phoneShapes = {
  window:
    "max-md:top-[calc(50%+var(--toast-room,0px)/2)] max-md:max-h-[calc(100dvh-24px-var(--toast-room,0px))] max-md:w-[calc(100%-24px)]",
  full: "max-md:top-[var(--toast-room,0px)] max-md:bottom-0 max-md:left-0 max-md:h-auto max-md:max-h-none max-md:w-full max-md:translate-0 max-md:rounded-none",
  sheet:
    "max-md:top-auto max-md:bottom-0 max-md:left-0 max-md:max-h-[calc(100dvh-24px-var(--toast-room,0px))] max-md:w-full max-md:translate-0 max-md:rounded-b-none",
};

/** A dialog around a form has Cancel, and the button that submits the form of that id. */
export function FormActions({
  form,
  onCancel,
  ...submit
}: Pick<ComponentProps<typeof Button>, "children" | "disabled" | "busy" | "busyLabel"> & {
  form: string;
  onCancel: () => void;
}) {
  return (
    <>
      <Button variant="text" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={form} variant="ink" {...submit} />
    </>
  );
}

/** It is mounted as long as the window, so that toasts make way for it. */
function WindowNote() {
  useEffect(noteWindow, []);
  return null;
}

/** A toast lies over the dialog, outside it: using its action must not close what is open. */
function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
    event.preventDefault();
}

/**
 * The window is 560 wide, with a serif title, content that scrolls, and a foot with actions. The focus goes in on
 * opening and back to the trigger on closing (Radix); Escape and the scrim close it.
 */
export function DialogContent({
  title,
  description,
  actions,
  note,
  media,
  phone = "window",
  className,
  children,
  ...props
}: DialogContentProps) {
  const foot = actions !== undefined || note !== undefined;
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-(--scrim) data-[state=closed]:animate-unfade" />
      <Radix.Content
        className={cn(
          "fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-24px)] w-[560px] max-w-full -translate-1/2 flex-col rounded-lg bg-raised text-ink shadow-float md:max-h-[calc(100dvh-64px)]",
          "animate-rise focus-visible:outline-none data-[state=closed]:animate-unfade",
          phoneShapes[phone],
          className,
        )}
        data-accent={useAccent()}
        {...(description ? {} : { "aria-describedby": undefined })}
        onInteractOutside={keepOpenForToasts}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          // A window that asks for something begins with it, unless that would open a list or a phone's keyboard.
          const first = (event.currentTarget as HTMLElement).querySelector<HTMLInputElement>(
            "input:not([type=hidden], [type=file]), select, textarea, [role=combobox]",
          );
          if (!first || first.getAttribute("role") === "combobox") return;
          if (first.type !== "radio" && !matchMedia("(hover: hover)").matches) return;
          event.preventDefault();
          first.focus();
        }}
        // Radix knows only its own trigger; a dialog opened by state returns the focus to what was in use.
        onCloseAutoFocus={(event) => {
          if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return;
          if (!opener.current.isConnected) return;
          event.preventDefault();
          opener.current.focus();
        }}
        {...props}
      >
        <WindowNote />
        {media}
        <header className="flex items-start justify-between gap-4 pt-5 pr-2 pl-5 md:pt-6 md:pr-4 md:pl-7">
          <Radix.Title className="h2 pt-1.5">{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton label="Close">
              <X aria-hidden />
            </IconButton>
          </Radix.Close>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-5 md:px-7 md:pt-4 md:pb-6">
          {description && (
            <Radix.Description className="text-pretty text-ink-2 text-sm">{description}</Radix.Description>
          )}
          {children}
        </div>
        {foot && (
          <footer className="flex flex-wrap items-center justify-between gap-2 border-rule border-t px-5 py-3 md:px-7 md:py-4">
            <span className="meta">{note}</span>
            <span className="flex gap-2 max-md:w-full max-md:[&>*]:flex-1">{actions}</span>
          </footer>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}
