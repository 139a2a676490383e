"use client";

import { Mark } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useId, useRef } from "react";
import { RichTextToolbar } from "@/components/newsrooms/releases/editor/rich-text-toolbar";
import { FieldError } from "@/components/ui/field-note";
import { fromWordProcessor } from "@/lib/utils/pasted-html";

/** A sign is lowered or raised: each of these two marks takes the other's place. */
const script = (name: "subscript" | "superscript", tag: "sub" | "sup") =>
  Mark.create({
    name,
    excludes: "subscript superscript",
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: "https", protocols: ["http", "https", "mailto"] },
  }),
  script("subscript", "sub"),
  script("superscript", "sup"),
  TableKit.configure({ table: { resizable: false } }),
];

const text =
  "min-h-72 max-h-[70dvh] overflow-y-auto px-4 py-3 font-serif text-lg leading-8 outline-none [&>*+*]:mt-3 " +
  "[&_h2]:font-[560] [&_h2]:text-xl [&_h3]:font-[600] [&_a]:underline [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6 " +
  "[&_blockquote]:border-ink [&_blockquote]:border-l-2 [&_blockquote]:pl-4 [&_blockquote]:text-xl " +
  "[&_table]:w-full [&_table]:font-sans [&_table]:text-sm [&_td]:border [&_td]:border-rule [&_td]:p-2 [&_th]:border [&_th]:border-rule [&_th]:p-2 [&_th]:text-start";

/** `onChange` gets HTML of the small vocabulary, empty for no text. */
export function RichText({
  label,
  value,
  error,
  help,
  disabled = false,
  onChange,
}: {
  label: string;
  value: string;
  error?: string;
  help?: string;
  disabled?: boolean;
  onChange: (html: string) => void;
}) {
  const id = useId();
  const shown = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    immediatelyRender: false,
    editorProps: {
      transformPastedHTML: fromWordProcessor,
      attributes: {
        role: "textbox",
        dir: "auto",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": `${id}-note`,
        class: text,
      },
    },
    onUpdate: ({ editor: current }) => {
      shown.current = current.isEmpty ? "" : current.getHTML();
      onChange(shown.current);
    },
  });
  // Somebody else changed the text, or an earlier visit stored it.
  useEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="label">
        {label}
      </span>
      <div className="rounded-md border border-edge bg-paper focus-within:outline-2 focus-within:outline-ink">
        {editor && !disabled && <RichTextToolbar editor={editor} />}
        <EditorContent editor={editor} />
      </div>
      <div id={`${id}-note`}>
        {error ? <FieldError>{error}</FieldError> : help && <p className="meta">{help}</p>}
      </div>
    </div>
  );
}
