"use client";

import type { ReactNode } from "react";

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

export type ToastKind = "good" | "plain" | "bad";
export type WaitingToast = ToastOptions & { id: string | number; kind: ToastKind; message: ReactNode };

/** Draws toasts; loaded with the first one, so that pages without any carry nothing of it. */
export type ToastShelf = { show: (toast: WaitingToast) => void; dismiss: (id: string | number) => void };

const waiting = new Map<string | number, WaitingToast>();
let shelf: ToastShelf | undefined;
let askForShelf = () => {};
let shown = 0;

/** Where toasts go from now on: first those that waited for it. */
export function mountShelf(mounted: ToastShelf): () => void {
  shelf = mounted;
  for (const toast of waiting.values()) mounted.show(toast);
  waiting.clear();
  return () => {
    if (shelf === mounted) shelf = undefined;
  };
}

/** `ask` loads the shelf: called with the first toast, and again with the next one if it did not arrive. */
export function onFirstToast(ask: () => void): () => void {
  askForShelf = ask;
  if (waiting.size > 0) ask();
  return () => {
    askForShelf = () => {};
  };
}

function show(kind: ToastKind, message: ReactNode, options: ToastOptions): string | number {
  shown += 1;
  const toast = { ...options, id: options.id ?? `toast-${shown}`, kind, message };
  if (shelf) shelf.show(toast);
  else {
    waiting.set(toast.id, toast);
    askForShelf();
  }
  return toast.id;
}

/** Says that something worked; gone after 6 s. Returns the toast's id. */
export function showToast(message: ReactNode, options: ToastOptions = {}): string | number {
  return show("good", message, options);
}

/** Shows a message that is neither success nor failure, for 6 s. */
export function showNews(message: ReactNode, options: ToastOptions = {}): string | number {
  return show("plain", message, options);
}

/** Says what failed and stays until dismissed. Give Retry as the action where trying again makes sense. */
export function showError(message: ReactNode, options: ToastOptions = {}): string | number {
  return show("bad", message, options);
}

/** Takes a toast away by its id. */
export function dismissToast(id: string | number): void {
  waiting.delete(id);
  shelf?.dismiss(id);
}
