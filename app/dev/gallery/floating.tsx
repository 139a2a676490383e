"use client";

import { Copy, Download, Heart, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Example, Row } from "@/app/dev/gallery/parts";
import { PressePassMark } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { dismissToast, showError, showNews, showToast } from "@/components/ui/toast";
import { ToastCard } from "@/components/ui/toast-card";
import { Tooltip } from "@/components/ui/tooltip";
import { answerTimeNote } from "@/lib/domain/pitching/pitches/rules";

const nothing = () => {};

export function GalleryFloating() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Example name="Dialogs">
        <Row>
          <Dialog>
            <DialogTrigger asChild>
              <Button>Open a dialog</Button>
            </DialogTrigger>
            <DialogContent
              title="Send Pitch to Maren Oduya"
              description="Your pitch goes out with its five W’s and perks."
              note={answerTimeNote}
              actions={
                <>
                  <DialogClose asChild>
                    <Button variant="text">Cancel</Button>
                  </DialogClose>
                  <DialogClose asChild>
                    <Button variant="ink">Send Pitch</Button>
                  </DialogClose>
                </>
              }
            />
          </Dialog>
          <Button onClick={() => setAsking(true)}>Delete…</Button>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title="Are you sure you want to delete this pitch?"
            confirmLabel="Delete"
            busyLabel="Deleting"
            destructive
            onConfirm={async () => {}}
          >
            “The 41% study” leaves the list and the deck. The two people you sent it to keep their copy.
          </ConfirmDialog>
        </Row>
      </Example>
      <Example name="Menu, popover, tooltip">
        <Row>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button>Menu</Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem>
                <Pencil aria-hidden />
                Edit
              </DropdownMenuItem>
              <DropdownMenuItem disabled>
                <Copy aria-hidden />
                Copy
              </DropdownMenuItem>
              <DropdownMenuSeparator />
              <DropdownMenuItem bad>
                <Trash2 aria-hidden />
                Delete
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
          <Popover>
            <PopoverTrigger asChild>
              <Button>Popover</Button>
            </PopoverTrigger>
            <PopoverContent aria-label="Notifications">
              <p className="p-3 text-sm">Maren Oduya liked you back. It’s a match</p>
            </PopoverContent>
          </Popover>
          <Tooltip content="Checked by our editors: byline, outlet and two published stories.">
            <button type="button" className="min-h-11">
              <PressePassMark tier="gold" />
            </button>
          </Tooltip>
        </Row>
      </Example>
      <Example name="Toasts as drawn">
        <div className="grid gap-3 rounded-md bg-sunk p-3 md:p-8">
          <ToastCard
            kind="good"
            message="Pitch sent to Maren Oduya!"
            action={{ label: "View", onClick: nothing }}
            onDismiss={nothing}
          />
          <ToastCard
            kind="plain"
            icon={<Heart aria-hidden />}
            message="You liked Jun Watari! If they like you back, you’ll be able to connect."
            action={{ label: "Undo", onClick: nothing }}
            onDismiss={nothing}
          />
          <ToastCard
            kind="bad"
            message="Failed to send message. Please try again."
            detail="Your text is kept"
            action={{ label: "Retry", onClick: nothing }}
            onDismiss={nothing}
          />
          <ToastCard
            kind="plain"
            icon={<Download aria-hidden />}
            message="Preparing 26 assets"
            detail="128 of 214 MB"
            progress={0.6}
            action={{ label: "Cancel", onClick: nothing }}
            onDismiss={nothing}
          />
        </div>
      </Example>
      <Example name="Toasts, live">
        <Row>
          <Button onClick={() => showToast("Pitch sent to Maren Oduya!")}>Good</Button>
          <Button onClick={() => showNews("Draft restored", { action: { label: "Undo", onClick: nothing } })}>
            News
          </Button>
          <Button onClick={() => showError("Failed to load pitches", { id: "gallery-error" })}>
            Error, stays
          </Button>
          <Button variant="text" onClick={() => dismissToast("gallery-error")}>
            Take it away
          </Button>
        </Row>
      </Example>
    </>
  );
}
