import { platformName } from "@/components/profiles/profiles/labels";
import { SectionHead } from "@/components/ui/section";
import { creatorPlatforms } from "@/lib/domain/vocabulary/options/options";
import type { InputProps } from "./input-props";
import { ShareRows } from "./share-rows";
import { TagEditor } from "./tag-editor";

const groups = [
  ["ageRange", "Age", "Age range", ["13-17", "18-24", "25-34", "35-44", "45-54", "55+"]],
  ["gender", "Gender", "Gender", ["Female", "Male", "Non-binary"]],
  ["topLocations", "Top locations", "Place", []],
] as const;

/** Engagement by platform, as its owner states it. */
export function EngagementRows({ values, change, errors }: InputProps<"engagement" | "platforms">) {
  return (
    <ShareRows
      path="engagement"
      errors={errors}
      legend="Engagement"
      nameLabel="Platform"
      offered={[...new Set([...values.platforms, ...creatorPlatforms])]}
      labelOf={platformName}
      shares={values.engagement}
      onChange={(engagement) => change({ engagement })}
      empty="Percent of followers who react, by platform."
    />
  );
}

/** Who follows, in percent by group, and what they are interested in. Shown as self-reported. */
export function AudienceFields({ values, change, errors }: InputProps<"audience">) {
  const { audience } = values;
  return (
    <section aria-label="Audience" className="min-w-0">
      <SectionHead title="Audience" note="Stated by you, so marked self-reported" />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
        {groups.map(([group, legend, nameLabel, offered]) => (
          <ShareRows
            key={group}
            isWhole
            path={`audience.${group}`}
            errors={errors}
            legend={legend}
            nameLabel={nameLabel}
            offered={offered}
            shares={audience[group]}
            onChange={(shares) => change({ audience: { ...audience, [group]: shares } })}
            empty="Nothing stated yet."
          />
        ))}
        <TagEditor
          path="audience.interests"
          errors={errors}
          label="Interests"
          note="optional"
          tags={audience.interests}
          onChange={(interests) => change({ audience: { ...audience, interests } })}
        />
      </div>
    </section>
  );
}
