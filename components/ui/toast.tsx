"use client";

import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/lib/utils/cn";

export type ToastOptions = {
  /** A grey second line. */
  detail?: ReactNode;
  /** One act, such as Undo or Retry; the toast goes when it is used. */
  action?: { label: string; onClick: () => void };
  /** The icon; a check for success, an i for plain news by default. */
  icon?: ReactNode;
  /** Names the toast: another with the same id takes its place. */
  id?: string;
  /** Where the usual corner holds buttons that are pressed again and again: the deck. */
  position?: "top-center";
  /** 0..1 draws a bar under the text (uploads, zips); the toast then stays until replaced or dismissed. */
  progress?: number;
};

type Kind = "good" | "plain" | "bad";

const icons: Record<Kind, ReactNode> = {
  good: <CircleCheck aria-hidden className="size-5 text-good" />,
  plain: <Info aria-hidden className="size-5" />,
  bad: <CircleAlert aria-hidden className="size-5 text-bad" />,
};

/** The picture of a toast: one line, one action, and for errors a cross, since those stay. */
export function ToastCard({
  kind,
  message,
  detail,
  action,
  icon,
  progress,
  onDismiss,
}: Omit<ToastOptions, "id" | "position"> & { kind: Kind; message: ReactNode; onDismiss: () => void }) {
  return (
    <div
      role={kind === "bad" ? "alert" : undefined}
      className="grid min-h-14 w-full grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border border-rule bg-raised py-3 pr-2 pl-4 text-ink text-sm shadow-lift"
    >
      <span className="[&_svg]:size-5">{icon ?? icons[kind]}</span>
      <span className="text-pretty">
        {message}
        {detail && <span className="meta num block">{detail}</span>}
      </span>
      <span className={cn("flex items-center", !action && "-my-1")}>
        {action && (
          <Button
            variant="text"
            size="sm"
            onClick={() => {
              action.onClick();
              onDismiss();
            }}
          >
            {action.label}
          </Button>
        )}
        {kind === "bad" && (
          <IconButton label="Dismiss" className="size-9 pointer-coarse:size-11" onClick={onDismiss}>
            <X aria-hidden />
          </IconButton>
        )}
      </span>
      {progress !== undefined && (
        <progress
          value={progress}
          max={1}
          aria-label="Progress"
          className="progress-bar col-span-full mt-2.5 mr-2 w-auto"
        />
      )}
    </div>
  );
}

function show(kind: Kind, message: ReactNode, { id, position, ...options }: ToastOptions): string | number {
  const stays = kind === "bad" || options.progress !== undefined;
  return toast.custom(
    (shown) => (
      <ToastCard kind={kind} message={message} {...options} onDismiss={() => toast.dismiss(shown)} />
    ),
    { id, position, duration: stays ? Number.POSITIVE_INFINITY : 6000 },
  );
}

/** Says that something worked; gone after 6 s. Returns the toast's id. */
export function showToast(message: ReactNode, options: ToastOptions = {}): string | number {
  return show("good", message, options);
}

/** Tells a piece of news that is neither success nor failure; gone after 6 s. */
export function showNews(message: ReactNode, options: ToastOptions = {}): string | number {
  return show("plain", message, options);
}

/** Says what failed and stays until dismissed. Give Retry as the action where trying again makes sense. */
export function showError(message: ReactNode, options: ToastOptions = {}): string | number {
  return show("bad", message, options);
}

/** Takes a toast away by its id. */
export function dismissToast(id: string | number): void {
  toast.dismiss(id);
}
