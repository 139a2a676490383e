"use client";

import { ArrowLeft, Bell, Check, ChevronRight, Plus, Undo2 } from "lucide-react";
import { useState } from "react";
import { Example, Row, type Theme } from "@/app/dev/gallery/parts";
import { Button } from "@/components/ui/button";
import { CornerCount, CountBadge } from "@/components/ui/count-badge";
import { IconButton } from "@/components/ui/icon-button";
import { Kbd } from "@/components/ui/kbd";
import { LinkButton } from "@/components/ui/link-button";
import { NamedIcon } from "@/components/ui/named-icon";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { RemovableTag, Tag, Tags, ToggleTag } from "@/components/ui/tag";

const perks = [
  ["Media Stay", "bed-double"],
  ["Interview", "mic"],
  ["Photo", "camera"],
] as const;

export function GalleryControls({ theme }: { theme: Theme }) {
  const [chosen, setChosen] = useState<string[]>(["Interview"]);
  const [filters, setFilters] = useState(["Rail", "Gold"]);
  return (
    <>
      <Example name="Variants: ink, line, tint, text, bad">
        <Row>
          <Button variant="ink">Send Pitch</Button>
          <Button>Save draft</Button>
          <Button variant="tint" caps>
            MESSAGE
          </Button>
          <Button variant="text">Cancel</Button>
          <Button variant="bad">Delete</Button>
        </Row>
      </Example>
      <Example name="Sizes, with icons, as links, in capitals">
        <Row>
          <Button variant="ink" size="sm">
            <Plus aria-hidden />
            New Pitch
          </Button>
          <Button variant="ink">
            <Plus aria-hidden />
            New Pitch
          </Button>
          <LinkButton href="#controls" variant="ink" size="lg">
            Create Your Free Account
          </LinkButton>
          <LinkButton href="#controls" variant="text">
            <ArrowLeft aria-hidden />
            Previous
          </LinkButton>
          <Button caps>FOLLOW</Button>
        </Row>
      </Example>
      <Example name="Off and busy (the spinner comes after 200 ms, width kept)">
        <Row>
          <Button variant="ink" disabled>
            Next
          </Button>
          <Button variant="ink" busy busyLabel="Sending">
            Send Pitch
          </Button>
          <Button busy>Save draft</Button>
        </Row>
      </Example>
      <Example name="Icon buttons, keys, counts">
        <Row>
          <IconButton label="Undo" outlined>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Notifications" className="relative">
            <Bell aria-hidden />
            <CornerCount count={120} className="top-1 left-6" />
          </IconButton>
          <IconButton label="Next" disabled>
            <ChevronRight aria-hidden />
          </IconButton>
          <Kbd>Z</Kbd>
          <span className="text-sm">
            Pitches <CountBadge count={4} />
          </span>
          <span className="text-sm">
            Inbox <CountBadge count={7} fresh />
          </span>
        </Row>
      </Example>
      <Example name="Tags: said, chosen, taken away">
        <div className="grid gap-3">
          <Tags>
            <Tag>Rail</Tag>
            <Tag>
              <Check aria-hidden />
              Slow travel
            </Tag>
          </Tags>
          <Tags scroll>
            {perks.map(([name, icon]) => (
              <ToggleTag
                key={name}
                pressed={chosen.includes(name)}
                onClick={() =>
                  setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
                }
              >
                <NamedIcon name={icon} />
                {name}
              </ToggleTag>
            ))}
          </Tags>
          <Tags>
            {filters.map((name) => (
              <RemovableTag
                key={name}
                label={name}
                onRemove={() => setFilters(filters.filter((one) => one !== name))}
              />
            ))}
          </Tags>
        </div>
      </Example>
      <Example name="Tabs">
        <Tabs defaultValue="active">
          <TabsList aria-label={`Inbox, ${theme}`}>
            <TabsTrigger value="received" count={4}>
              Received
            </TabsTrigger>
            <TabsTrigger value="sent" count={3}>
              Sent
            </TabsTrigger>
            <TabsTrigger value="active" count={6}>
              Active
            </TabsTrigger>
            <TabsTrigger value="completed" count={9}>
              Completed
            </TabsTrigger>
          </TabsList>
          {["received", "sent", "active", "completed"].map((tab) => (
            <TabsContent key={tab} value={tab} className="pt-3 text-ink-2 text-sm">
              What is {tab} stands here.
            </TabsContent>
          ))}
        </Tabs>
      </Example>
    </>
  );
}
