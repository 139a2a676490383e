import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { ToastKind, ToastOptions } from "@/components/ui/toast";
import { cn } from "@/lib/utils/cn";

const icons: Record<ToastKind, ReactNode> = {
  good: <CircleCheck aria-hidden className="size-5 text-good" />,
  plain: <Info aria-hidden className="size-5" />,
  bad: <CircleAlert aria-hidden className="size-5 text-bad" />,
};

/** A toast has one line, one action, and for errors a cross, since those stay. */
export function ToastCard({
  kind,
  message,
  detail,
  action,
  icon,
  progress,
  onDismiss,
}: Omit<ToastOptions, "id"> & { kind: ToastKind; message: ReactNode; onDismiss: () => void }) {
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
              onDismiss();
              action.onClick();
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
