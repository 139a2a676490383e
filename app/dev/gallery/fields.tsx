"use client";

import { MapPin, Search, ThumbsDown, ThumbsUp } from "lucide-react";
import { useId, useState } from "react";
import { Example } from "@/app/dev/gallery/parts";
import { Checkbox } from "@/components/ui/checkbox";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { FieldSet } from "@/components/ui/field-set";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { RadioRow } from "@/components/ui/radio-row";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { TagInput, type TagItem } from "@/components/ui/tag-input";
import { Textarea } from "@/components/ui/textarea";

const cities = ["Bergen, Norway", "Berlin, Germany", "Bern, Switzerland", "Oslo, Norway", "Lisbon, Portugal"];
const topics = ["energy", "renewables", "environment policy", "rivers", "peat", "slow travel"];

function topicsLike(query: string): TagItem[] {
  return topics
    .filter((topic) => topic.includes(query.toLowerCase()))
    .map((topic) => ({ value: topic, label: topic }));
}

const accountTypes = [
  ["press", "Press", "Journalists, bloggers, influencers. Free to use"],
  ["brand", "Brand", "Newsrooms, pitch pages and pitches to the press"],
  ["source", "Source", "Organisations that publish releases and answer questions"],
  ["paid", "Paid Media", "Creators and agencies who partner with brands"],
] as const;

export function GalleryFields() {
  const id = useId();
  const [city, setCity] = useState("Ber");
  const [beats, setBeats] = useState<TagItem[]>(() => [
    { value: "rivers", label: "rivers" },
    { value: "peat", label: "peat" },
  ]);
  return (
    <>
      <Example name="Text, with counter, error, warning, lock">
        <div className="grid gap-6 @min-[560px]:grid-cols-2">
          <Field label="Pitch title" help="Rest, with placeholder" max={100}>
            <Input placeholder="What would the headline be?" />
          </Field>
          <Field label="Story URL" error="Please enter a valid URL">
            <Input defaultValue="longitude/night-train" />
          </Field>
          <Field label="Where" help="Amber from 80%" max={40}>
            <Input defaultValue="Rjukan, Telemark, 900 m from Kongsb" />
          </Field>
          <Field label="When" max={30}>
            <Input defaultValue="First departure Saturday 12 December" />
          </Field>
          <Field label="Email" warning="Please use a valid business or personal email address">
            <Input type="email" defaultValue="petra@test.com" />
          </Field>
          <Field label="Company" note="locked" help="Set by your company’s admin">
            <Input disabled defaultValue="Delta Review" />
          </Field>
          <Field label="Password">
            <PasswordInput defaultValue="winter-Rjukan4" autoComplete="new-password" />
          </Field>
          <Field label="Search" hideLabel>
            <Input type="search" icon={<Search />} placeholder="A name, outlet or topic" />
          </Field>
        </div>
      </Example>
      <Example name="Long text; a W as label; the box above a form">
        <div className="grid gap-6">
          <FormError fieldId={`${id}-why`}>The reason is missing</FormError>
          <Field id={`${id}-why`} label="Why" wLabel help="Why readers would care, in plain words" max={300}>
            <Textarea rows={2} defaultValue="When bins are removed, people pack differently." />
          </Field>
          <Field label="About" help="What you cover, and how you like to be approached" min={50}>
            <Textarea defaultValue="I report on rivers, farming and the people between the two." />
          </Field>
        </div>
      </Example>
      <Example name="Suggestions: one of many (type), tags">
        <div className="grid gap-6">
          <Field label="Location" help="Arrows move, Enter chooses">
            <Combobox
              text={city}
              onTextChange={setCity}
              onChoose={() => {}}
              load={(query) => cities.filter((one) => one.toLowerCase().includes(query.toLowerCase()))}
              getKey={(one) => one}
              getLabel={(one) => one}
              icon={<MapPin />}
              listLabel="Cities"
            />
          </Field>
          <Field label="Beats" help="Enter, Tab or comma adds; Backspace removes the last">
            <TagInput
              tags={beats}
              onChange={setBeats}
              load={topicsLike}
              allowOwn
              max={5}
              placeholder="Add a beat"
            />
          </Field>
          <Field label="For">
            <Select defaultValue="both">
              <option value="both">Both active pitches</option>
              <option value="one">A winter without a road</option>
            </Select>
          </Field>
        </div>
      </Example>
      <Example name="Boxes, switch">
        <div className="grid gap-6">
          <FieldSet legend="Press types">
            <Checkbox defaultChecked count="1,874">
              Online
            </Checkbox>
            <Checkbox count="960">Print</Checkbox>
            <Checkbox disabled meta="Write When first">
              Use for matching
            </Checkbox>
          </FieldSet>
          <Checkbox align="top" error="You must agree to the terms">
            I am 18 or older and agree to the{" "}
            <a className="link" href="#fields">
              Terms of Service
            </a>
          </Checkbox>
          <Switch defaultChecked>Show my response time</Switch>
          <Switch meta="Matching, pitch help and suggestions">Use AI features</Switch>
        </div>
      </Example>
      <Example name="Radio cards and rows">
        <div className="grid gap-6">
          <FieldSet legend="Account type">
            <RadioCards>
              {accountTypes.map(([accent, title, meta]) => (
                <RadioCard
                  key={accent}
                  name={`${id}-type`}
                  value={accent}
                  accent={accent}
                  title={title}
                  meta={meta}
                  defaultChecked={accent === "brand"}
                />
              ))}
            </RadioCards>
          </FieldSet>
          <FieldSet legend="Rating">
            <RadioCards>
              <RadioCard name={`${id}-rate`} title="Thumbs up" icon={<ThumbsUp />} />
              <RadioCard name={`${id}-rate`} title="Thumbs down" icon={<ThumbsDown />} />
            </RadioCards>
          </FieldSet>
          <FieldSet legend="Choose a Pitch">
            <div>
              <RadioRow
                name={`${id}-pitch`}
                defaultChecked
                title="A winter without a road"
                meta="Complete, sent 6 times, 4 accepted"
                end="87%"
              />
              <RadioRow name={`${id}-pitch`} title="The 41% study" meta="Complete, not sent yet" end="61%" />
            </div>
          </FieldSet>
        </div>
      </Example>
    </>
  );
}
