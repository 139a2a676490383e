"use client";

import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { afterPress } from "@/components/ui/after-press";
import { useFieldControl } from "@/components/ui/field-context";
import { MatchText } from "@/components/ui/match-text";
import { OptionList, optionId } from "@/components/ui/option-list";
import { type LoadSuggestions, useSuggestions } from "@/components/ui/use-suggestions";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { quoted } from "@/lib/utils/quoted";
import { TAG_COMMA } from "@/lib/utils/tag-slug";

/** A chosen or suggested tag stores its `value` and shows its `label`. */
export type TagItem = { value: string; label: string };

/** These tags are stored as they read. */
export const toTagItems = (names: readonly string[]): TagItem[] =>
  names.map((name) => ({ value: name, label: name }));

export type TagInputProps = {
  tags: TagItem[];
  onChange: (tags: TagItem[]) => void;
  /** Suggestions for what is typed; for an empty text too when `minLength` is 0. */
  load: LoadSuggestions<TagItem>;
  /** Tags that no suggestion offers may be added. */
  allowOwn?: boolean;
  /** The typed text becomes a tag when the field is left, so that nothing typed is lost. */
  addOnLeave?: boolean;
  max?: number;
  minLength?: number;
  placeholder?: string;
  /** The list's name for screen readers. */
  listLabel?: string;
  disabled?: boolean;
};

/**
 * Tags are chips inside the field with a list under it: Enter, Tab or comma adds, Backspace removes the last. Put it
 * into a Field. Pasted text is cut at its commas.
 */
export function TagInput(props: TagInputProps) {
  const { tags, onChange, load, allowOwn = false, max = Number.POSITIVE_INFINITY, minLength = 1 } = props;
  const listId = useId();
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(load, { minLength });
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const waiting = useRef(false);
  const [announcement, setAnnouncement] = useState("");

  const offered = suggestions.items.filter((item) => !tags.some((tag) => tag.value === item.value));
  const full = tags.length >= max;
  const own = text.trim();
  // The typed word itself is last in the list, where something else is offered for it.
  const isNew = ![...offered, ...tags].some(({ label }) => isSameTag(label, own));
  const options = allowOwn && own !== "" && offered.length > 0 && isNew ? [...offered, toItem(own)] : offered;
  const shown = open && !full && suggestions.status !== "idle";
  // Items of an older question may still be shown while the new one runs: Enter does not choose them.
  const current = shown && suggestions.status === "ready" ? options[active] : undefined;

  // Enter came before the answer: the tag is the same that a slower hand would get, or the word itself where none is
  // offered.
  useEffect(() => {
    if (!waiting.current || suggestions.status === "loading") return;
    waiting.current = false;
    const exact = offered.find(({ label }) => isSameTag(label, own));
    const taken = exact ?? offered[0] ?? (allowOwn ? toItem(own) : undefined);
    if (own !== "" && taken) add([taken]);
  });

  /** Tags that find no room stay in the field as text. */
  function add(added: TagItem[]) {
    const fresh = added.filter((item, index) => {
      const same = (other: TagItem) => isSameTag(other.value, item.value);
      return item.label !== "" && !tags.some(same) && added.findIndex(same) === index;
    });
    const taken = fresh.slice(0, Math.max(0, max - tags.length));
    if (taken.length > 0) {
      onChange([...tags, ...taken]);
      setAnnouncement(`${labelsOf(taken)} added`);
    }
    setText(labelsOf(fresh.slice(taken.length)));
    setActive(-1);
    setOpen(false);
    suggestions.clear();
  }

  function remove(tag: TagItem) {
    onChange(tags.filter((other) => other.value !== tag.value));
    setAnnouncement(`${tag.label} removed`);
    input.current?.focus();
  }

  /** Adds what is highlighted, or the word as typed; false when there is nothing to add, or no room for it. */
  function commit(asTyped: boolean): boolean {
    if (full) return false;
    const isOwn = asTyped && allowOwn;
    if (current && !isOwn) add([current]);
    else if (own === "") return false;
    else if (suggestions.status === "loading" && !isOwn) waiting.current = true;
    else if (allowOwn) add(own.split(TAG_COMMA).map(toItem));
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (TAG_COMMA.test(event.key)) {
      event.preventDefault();
      commit(true);
    } else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && own !== "")) {
      // Enter on an empty field submits the form, as everywhere else.
      if (commit(false) || (full && event.key === "Enter" && own !== "")) event.preventDefault();
    } else if (event.key === "Backspace" && text === "" && last) {
      remove(last);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!shown) {
        setOpen(true);
        suggestions.ask(text);
      } else if (options.length > 0) {
        const next = event.key === "ArrowDown" ? active + 1 : Math.max(active, 0) - 1;
        setActive((next + options.length) % options.length);
      }
    } else if (event.key === "Escape" && shown) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  function onType(typed: string) {
    // Someone who types on has not waited for the answer to their Enter, so the word is added as it stood.
    const goesOn = waiting.current && allowOwn && own !== "" && typed.startsWith(text);
    if (goesOn) waiting.current = false;
    const entered = goesOn ? [toItem(text)] : [];
    const value = goesOn ? typed.slice(text.length) : typed;
    const parts = value.split(TAG_COMMA);
    if (parts.length > 1 && allowOwn) return add([...entered, ...parts.map(toItem)]);
    if (goesOn) add(entered);
    setText(value);
    setActive(value.trim() === "" ? -1 : 0);
    setOpen(true);
    suggestions.ask(value);
  }

  return (
    <span className="relative block">
      <span className="control flex flex-wrap items-center gap-1.5 p-[7px]">
        {tags.map((tag) => (
          <span
            key={tag.value}
            className="inline-flex min-h-7 max-w-full items-center rounded-sm bg-accent-tint pl-[9px] text-ink text-sm"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{tag.label}</span>
            <button
              type="button"
              aria-label={`Remove ${tag.label}`}
              disabled={props.disabled}
              onClick={() => remove(tag)}
              className="relative grid size-7 flex-none place-items-center text-ink-2 after:absolute after:-inset-2 hover:text-ink [&_svg]:size-3.5"
            >
              <X aria-hidden />
            </button>
          </span>
        ))}
        <input
          dir="auto"
          ref={input}
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(listId, active) : undefined}
          autoComplete="off"
          disabled={props.disabled}
          placeholder={full ? `${max} is the limit` : props.placeholder}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => {
            setOpen(true);
            if (minLength === 0) suggestions.ask(text);
          }}
          onBlur={() => {
            setOpen(false);
            if (props.addOnLeave && own !== "") afterPress(() => commit(true));
          }}
          className="h-7 min-w-[90px] flex-1 border-0 bg-transparent px-1 outline-none disabled:cursor-not-allowed"
          {...field}
        />
      </span>
      {shown && (
        <OptionList
          id={listId}
          label={props.listLabel ?? "Suggestions"}
          options={options.map((item, index) => ({
            key: item.value,
            content:
              index < offered.length ? (
                <MatchText text={item.label} query={text} />
              ) : (
                `Add ${quoted(own)} as your own`
              ),
          }))}
          active={active}
          loading={suggestions.status === "loading"}
          note={noteFor(suggestions.status, allowOwn, text)}
          onChoose={(index) => {
            const item = options[index];
            if (item) add([item]);
          }}
          onHover={setActive}
        />
      )}
      <span role="status">
        {full && own !== "" && (
          <span className="meta mt-1.5 block">{max} is the limit: take one away to add more</span>
        )}
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </span>
  );
}

const toItem = (word: string): TagItem => ({ value: word.trim(), label: word.trim() });
const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const labelsOf = (items: readonly TagItem[]) => items.map(({ label }) => label).join(", ");

function noteFor(status: string, allowOwn: boolean, text: string): string {
  const typed = text.trim();
  if (status === "failed" && !allowOwn)
    return "Suggestions can’t be loaded right now. Try again in a moment.";
  if (allowOwn && typed) return `Enter adds ${quoted(typed)}`;
  return "Nothing found for this";
}
