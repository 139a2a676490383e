"use client";

import { CloudOff, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** A part that could not be loaded says what failed, that nothing is lost, and offers Try again. */
export function ErrorState({
  title,
  children = "The connection broke. Nothing of yours is lost.",
  onRetry,
  busy,
  level,
  className,
}: {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  level?: 1 | 2 | 3;
  className?: string;
}) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={title}
        level={level}
        className={className}
        action={
          onRetry && (
            <Button busy={busy} onClick={onRetry}>
              <RotateCw aria-hidden />
              Try again
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
