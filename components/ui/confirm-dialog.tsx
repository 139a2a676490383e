"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field-note";

/**
 * Asks once before something that can't be taken back. `onConfirm` may take its time: the button says so, the window
 * closes when it resolves to nothing and stays open with the sentence that it resolves to.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel = "Cancel",
  destructive = false,
  instead,
  onConfirm,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** The better way, in place of Cancel: it closes the window and puts the focus on what is to be done first. */
  instead?: { label: string; target: () => HTMLElement | null | undefined };
  onConfirm: () => Promise<string | undefined> | Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const [goesInstead, setGoesInstead] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function confirm() {
    setBusy(true);
    setProblem(undefined);
    try {
      const refusal = await onConfirm();
      if (refusal) setProblem(refusal);
      else onOpenChange(false);
    } catch {
      setProblem("That did not work. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setProblem(undefined);
        onOpenChange(next);
      }}
    >
      <DialogContent
        title={title}
        description={children}
        actions={
          <>
            {!instead && (
              <Button variant="text" onClick={() => onOpenChange(false)}>
                {cancelLabel}
              </Button>
            )}
            <Button
              variant={instead ? "line" : destructive ? "bad" : "ink"}
              busy={busy}
              busyLabel={busyLabel}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
            {instead && (
              <Button
                variant="ink"
                onClick={() => {
                  setGoesInstead(true);
                  onOpenChange(false);
                }}
              >
                {instead.label}
              </Button>
            )}
          </>
        }
        {...(instead && goesInstead
          ? {
              onCloseAutoFocus: (event: Event) => {
                event.preventDefault();
                setGoesInstead(false);
                instead.target()?.focus();
              },
            }
          : {})}
      >
        <div role="alert" className="mt-3 empty:hidden">
          {problem && <FieldError>{problem}</FieldError>}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** This dialog, in red, is about one row of a list and open while there is one. Its text stays while it closes. */
export function ConfirmRowDialog<Row>({
  row,
  title,
  children,
  onClose,
  onConfirm,
  ...labels
}: {
  row: Row | null;
  title: (row: Row) => string;
  children: (row: Row) => ReactNode;
  confirmLabel: string;
  busyLabel: string;
  onClose: () => void;
  onConfirm: (row: Row) => Promise<string | undefined>;
}) {
  const [shown, setShown] = useState(row);
  if (row && row !== shown) setShown(row);
  return (
    <ConfirmDialog
      {...labels}
      destructive
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown && title(shown)}
      onConfirm={async () => (row ? onConfirm(row) : undefined)}
    >
      {shown && children(shown)}
    </ConfirmDialog>
  );
}
