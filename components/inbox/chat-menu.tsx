"use client";

import { Archive, ArchiveRestore, EllipsisVertical, Search } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";

/** What else can be done with a conversation. */
export function ChatMenu({
  archived,
  onSearch,
  onArchive,
}: {
  archived: boolean;
  onSearch: () => void;
  onArchive: (archived: boolean) => void;
}) {
  return (
    <span className="relative z-20 flex-none">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label="More">
            <EllipsisVertical aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onSearch}>
            <Search aria-hidden />
            Search this conversation
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onArchive(!archived)}>
            {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {archived ? "Bring back from the archive" : "Archive conversation"}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </span>
  );
}
