"use client";

import { Archive, ArchiveRestore, EllipsisVertical, Search } from "lucide-react";
import { archiveLabel } from "@/components/pitching/inbox/labels";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";
import { PageForm } from "@/components/ui/page-form";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";

export function ChatMenu({
  conversation: { id, archived },
  onSearch,
  onArchive,
}: {
  conversation: ConversationView;
  onSearch: () => void;
  onArchive: (archived: boolean) => void;
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
          <DropdownMenuItem onSelect={() => onArchive(!archived)}>
            {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {archiveLabel(archived)}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
