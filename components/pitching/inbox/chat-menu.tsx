"use client";

import { Archive, ArchiveRestore, EllipsisVertical, Flag, Headphones, Paperclip, Search } from "lucide-react";
import { archiveLabel } from "@/components/pitching/inbox/labels";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { PageForm } from "@/components/ui/page-form";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import { reportPath } from "@/lib/domain/staff/reports/rules";

export function ChatMenu({
  conversation: { id, archived, counterpartId, blocked },
  onSearch,
  onFiles,
  onArchive,
  onCheck,
}: {
  conversation: ConversationView;
  onSearch: () => void;
  onFiles: () => void;
  onArchive: (archived: boolean) => void;
  /** It tries microphone, camera and relay; not given where the two cannot call each other. */
  onCheck?: () => void;
}) {
  return (
    <div className="relative z-20 flex-none">
      <DropdownMenu>
        <PageForm path={`/matching/search?conversation=${id}`}>
          <DropdownMenuTrigger asChild>
            <IconButton type="submit" label="More">
              <EllipsisVertical aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
        </PageForm>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onSearch}>
            <Search aria-hidden />
            Search this conversation
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={onFiles}>
            <Paperclip aria-hidden />
            Files of this conversation
          </DropdownMenuItem>
          {onCheck && (
            <DropdownMenuItem onSelect={onCheck}>
              <Headphones aria-hidden />
              Check sound and picture
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => onArchive(!archived)}>
            {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {archiveLabel(archived)}
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link href={reportPath("profile", counterpartId)}>
              <Flag aria-hidden />
              {blocked ? "Report, or see your block" : "Report or block"}
            </Link>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
