import type { InputProps } from "./input-props";
import { TagEditor } from "./tag-editor";

/** For each expertise the beats within it, as tags. */
export function BeatFields({ values, change, errors }: InputProps<"beats" | "expertise">) {
  const { expertise, beats } = values;
  return expertise.map((area) => (
    <TagEditor
      key={area}
      path={`beats.${area}`}
      errors={errors}
      label={`Beats in ${area}`}
      note="optional"
      tags={beats[area] ?? []}
      onChange={(tags) => change({ beats: { ...beats, [area]: tags } })}
    />
  ));
}
