"use client";

import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { PageForm } from "@/components/ui/page-form";

/** A button opens its form in a window; before and without scripts it leads to the page with the form in it. */
export function FormDialog({
  label,
  title,
  path,
  variant,
  children,
}: Pick<ButtonProps, "variant"> & { label: string; title: string; path: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PageForm path={path} onPress={() => setOpen(true)}>
        <Button type="submit" variant={variant}>
          {label}
        </Button>
      </PageForm>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title={title}>{children}</DialogContent>
      </Dialog>
    </>
  );
}
