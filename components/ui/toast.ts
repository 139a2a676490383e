"use client";

import type { ReactNode } from "react";

export type ToastOptions = {
  /** A grey second line. */
  detail?: ReactNode;
  /** One act, such as Undo or Retry; the toast goes when it is used. */
  action?: { label: string; onClick: () => void };
  /** The icon; a check for success, an i for plain news by default. */
  icon?: ReactNode;
  /** The toast's name: another with the same id replaces it. */
  id?: string;
  /** 0..1 draws a bar under the text (uploads, zips); the toast then stays until replaced or dismissed. */
  progress?: number;
};

export type ToastKind = "good" | "plain" | "bad";
export type WaitingToast = ToastOptions & { id: string | number; kind: ToastKind; message: ReactNode };

/** This part draws toasts; it is loaded with the first one, so that pages without any carry nothing of it. */
export type ToastShelf = { show: (toast: WaitingToast) => void; dismiss: (id: string | number) => void };

const waiting = new Map<string | number, WaitingToast>();
let shelf: ToastShelf | undefined;
let askForShelf = () => {};
let shown = 0;

/** Toasts go to the mounted shelf from now on, those that waited for it first. */
export function mountShelf(mounted: ToastShelf): () => void {
  shelf = mounted;
  for (const toast of waiting.values()) mounted.show(toast);
  waiting.clear();
  return () => {
    if (shelf === mounted) shelf = undefined;
  };
}

/** `ask` loads the shelf: it is called with the first toast, and again with the next one if the load failed. */
export function onFirstToast(ask: () => void): () => void {
  askForShelf = ask;
  if (waiting.size > 0) ask();
  return () => {
    askForShelf = () => {};
  };
}

/** Loads the shelf before the first toast, where one may come on a page that nobody has touched. */
export const expectToasts = (): void => askForShelf();

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

/** Says that something worked; the toast goes after 6 s. Returns its id. */
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

export function dismissToast(id: string | number): void {
  waiting.delete(id);
  shelf?.dismiss(id);
}
