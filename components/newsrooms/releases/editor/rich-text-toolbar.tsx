"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Subscript,
  Superscript,
  Table,
  Undo2,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { isHttpUrl, withScheme } from "@/lib/utils/web-address";

const marks = [
  ...(["bold", "italic", "subscript", "superscript"] as const),
  ...(["bulletList", "orderedList", "blockquote", "link", "table"] as const),
] as const;
type Mark = (typeof marks)[number] | "heading";

/** The toolbar says and shows what is on at the cursor. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      ...(Object.fromEntries(marks.map((mark) => [mark, current.isActive(mark)])) as Record<Mark, boolean>),
      heading: current.isActive("heading", { level: 2 }),
    }),
  });
  const [linking, setLinking] = useState(false);
  const act = () => editor.chain().focus();
  const tools: [Mark, string, ReactNode, () => void][] = [
    ["bold", "Bold", <Bold key="b" aria-hidden />, () => act().toggleBold().run()],
    ["italic", "Italic", <Italic key="i" aria-hidden />, () => act().toggleItalic().run()],
    ["subscript", "Subscript", <Subscript key="b2" aria-hidden />, () => act().toggleMark("subscript").run()],
    [
      "superscript",
      "Superscript",
      <Superscript key="p2" aria-hidden />,
      () => act().toggleMark("superscript").run(),
    ],
    ["heading", "Heading", <Heading2 key="h" aria-hidden />, () => act().toggleHeading({ level: 2 }).run()],
    ["bulletList", "List", <List key="l" aria-hidden />, () => act().toggleBulletList().run()],
    [
      "orderedList",
      "Numbered list",
      <ListOrdered key="n" aria-hidden />,
      () => act().toggleOrderedList().run(),
    ],
    ["blockquote", "Quote", <Quote key="q" aria-hidden />, () => act().toggleBlockquote().run()],
    ["link", "Link", <Link2 key="k" aria-hidden />, () => setLinking(true)],
    ["table", "Table", <Table key="t" aria-hidden />, () => insertTable()],
  ];

  function insertTable() {
    if (on.table) act().deleteTable().run();
    else act().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  }

  return (
    <>
      <div role="toolbar" aria-label="Text" className="flex flex-wrap border-rule border-b">
        {tools.map(([mark, label, icon, run]) => (
          <IconButton
            key={mark}
            label={label}
            aria-pressed={on[mark]}
            onClick={run}
            className="aria-pressed:bg-accent-tint aria-pressed:text-accent"
          >
            {icon}
          </IconButton>
        ))}
        <span className="ml-auto flex">
          <IconButton label="Undo" onClick={() => act().undo().run()}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Redo" onClick={() => act().redo().run()}>
            <Redo2 aria-hidden />
          </IconButton>
        </span>
      </div>
      {linking && (
        <LinkLine
          value={String(editor.getAttributes("link").href ?? "")}
          onDone={(href) => {
            setLinking(false);
            if (href === null) act().run();
            else if (href === "") act().extendMarkRange("link").unsetLink().run();
            else act().extendMarkRange("link").setLink({ href }).run();
          }}
        />
      )}
    </>
  );
}

/** Null leaves the link as it was, empty takes it away. */
function LinkLine({ value, onDone }: { value: string; onDone: (href: string | null) => void }) {
  const [href, setHref] = useState(value);
  const [error, setError] = useState<string>();

  function apply() {
    const full = withScheme(href);
    if (full === "" || isHttpUrl(full) || /^mailto:\S+@\S+$/.test(full)) onDone(full);
    else setError("Enter a web address, such as https://example.com");
  }

  return (
    <div className="flex flex-wrap items-end gap-2 border-rule border-b p-3">
      <Field label="Link address" error={error} className="min-w-48 flex-1">
        <Input
          autoFocus
          type="url"
          value={href}
          onChange={(event) => {
            setHref(event.target.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              event.preventDefault();
              apply();
            } else if (event.key === "Escape") onDone(null);
          }}
        />
      </Field>
      <Button onClick={apply}>Set link</Button>
      <Button variant="text" onClick={() => onDone(value ? "" : null)}>
        {value ? "Remove" : "Cancel"}
      </Button>
    </div>
  );
}
