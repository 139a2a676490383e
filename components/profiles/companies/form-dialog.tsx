"use client";

import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { PageForm } from "@/components/ui/page-form";

/**
 * A button opens its form in a window; before and without scripts it leads to the page with the form in it. What the
 * form made comes back as another `version`, which closes the window.
 */
export function FormDialog({
  label,
  title,
  path,
  variant,
  version = "",
  className,
  children,
}: Pick<ButtonProps, "variant" | "className"> & {
  label: ReactNode;
  title: string;
  path: string;
  version?: string;
  children: ReactNode;
}) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <PageForm path={path} onPress={() => setOpenAt(version)} className={className}>
        <Button type="submit" variant={variant} className={className}>
          {label}
        </Button>
      </PageForm>
      <Dialog open={openAt === version} onOpenChange={(open) => setOpenAt(open ? version : null)}>
        <DialogContent title={title}>{children}</DialogContent>
      </Dialog>
    </>
  );
}
