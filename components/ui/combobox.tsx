"use client";

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Input } from "@/components/ui/input";
import { MatchText } from "@/components/ui/match-text";
import { OptionList, optionId } from "@/components/ui/option-list";
import { type LoadSuggestions, useSuggestions } from "@/components/ui/use-suggestions";

export type ComboboxProps<T> = {
  /** The field's text. Any text is allowed unless the caller refuses it. */
  text: string;
  onTextChange: (text: string) => void;
  /** It is called when an item was chosen; `text` becomes its label through onTextChange first. */
  onChoose: (item: T) => void;
  load: LoadSuggestions<T>;
  getKey: (item: T) => string;
  getLabel: (item: T) => string;
  /** An option shows the label with the match in bold by default. */
  renderOption?: (item: T, query: string) => ReactNode;
  /** The list's name for screen readers. */
  listLabel?: string;
  minLength?: number;
  /** Milliseconds after the last key before `load` is asked. */
  delay?: number;
  emptyNote?: string;
  icon?: ReactNode;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  onBlur?: () => void;
};

/**
 * Suggestions load while typing: arrows move, Enter chooses, Escape closes, Tab leaves the text. Put it into a Field. A
 * failed search says so and never stops the typing.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { text, load, getKey, getLabel, renderOption, minLength = 2, delay } = props;
  const listId = useId();
  const suggestions = useSuggestions(load, { minLength, delay });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { items, status } = suggestions;
  const note =
    status === "failed"
      ? "Suggestions can’t be loaded right now. What you type is kept."
      : (props.emptyNote ?? "Nothing found. What you type is kept.");
  const shown = open && status !== "idle";

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function choose(index: number) {
    const item = items[index];
    if (item === undefined) return;
    props.onTextChange(getLabel(item));
    props.onChoose(item);
    suggestions.clear();
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!shown) {
        setOpen(true);
        suggestions.ask(text);
      } else if (items.length > 0) {
        const next = event.key === "ArrowDown" ? active + 1 : Math.max(active, 0) - 1;
        setActive((next + items.length) % items.length);
      }
    } else if (event.key === "Enter" && shown && active >= 0) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Escape" && shown) {
      // Only the list closes, not the dialog around it.
      event.stopPropagation();
      close();
    }
  }

  return (
    <span className="relative block">
      <Input
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
        autoComplete={props.autoComplete ?? "off"}
        name={props.name}
        placeholder={props.placeholder}
        disabled={props.disabled}
        icon={props.icon}
        value={text}
        onChange={(event) => {
          props.onTextChange(event.target.value);
          suggestions.ask(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          props.onBlur?.();
        }}
      />
      {shown && (
        <OptionList
          id={listId}
          label={props.listLabel ?? "Suggestions"}
          options={items.map((item) => ({
            key: getKey(item),
            content: renderOption?.(item, text) ?? <MatchText text={getLabel(item)} query={text} />,
          }))}
          active={active}
          loading={status === "loading"}
          note={note}
          onChoose={choose}
          onHover={setActive}
        />
      )}
    </span>
  );
}
