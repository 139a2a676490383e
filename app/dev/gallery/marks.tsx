import { Check, CheckCheck, TriangleAlert, X } from "lucide-react";
import { Example, Row } from "@/app/dev/gallery/parts";
import {
  ActiveBadge,
  AiVerifiedBadge,
  Badge,
  PremiumBadge,
  PressePassMark,
  ReputationMark,
  VerifiedMark,
} from "@/components/ui/badge";
import { FactorBar, FactorList } from "@/components/ui/factor-bar";
import { NewsroomLogo, Portrait } from "@/components/ui/portrait";
import { Progress, StepProgress } from "@/components/ui/progress";
import { Checklist, StrengthMeter } from "@/components/ui/strength-meter";

const tiers = ["gold", "silver", "bronze"] as const;

export function GalleryMarks() {
  return (
    <>
      <Example name="Pitch status">
        <Row>
          <Badge>Pending</Badge>
          <Badge tone="accent">Read</Badge>
          <ActiveBadge />
          <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
            When is missing
          </Badge>
          <Badge tone="bad" icon={<X aria-hidden />}>
            Declined
          </Badge>
          <Badge icon={<CheckCheck aria-hidden />}>Completed</Badge>
          <Badge tone="good" icon={<Check aria-hidden />}>
            Accepted
          </Badge>
        </Row>
      </Example>
      <Example name="Trust">
        <Row>
          <VerifiedMark />
          <AiVerifiedBadge />
          <PremiumBadge />
        </Row>
      </Example>
      <Example name="Presse Pass (lanyard) and Reputation (thumb)">
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-4">
            {tiers.map((tier) => (
              <PressePassMark key={tier} tier={tier} />
            ))}
          </div>
          <div className="flex flex-wrap gap-4">
            {tiers.map((tier) => (
              <ReputationMark key={tier} tier={tier} short />
            ))}
          </div>
        </div>
      </Example>
      <Example name="Portraits are round, logos square: picture, initials on the type’s tint">
        <Row>
          <Portrait name="Agnes Thorne" src="/demo/a-agnes.webp" size="sm" />
          <Portrait name="Agnes Thorne" src="/demo/a-agnes.webp" />
          <Portrait name="Agnes Thorne" src="/demo/a-agnes.webp" size="lg" alt="Agnes Thorne" />
          <Portrait src={null} name="Maren Oduya" accent="press" />
          <NewsroomLogo src={null} name="Hollow Pine" accent="brand" />
          <NewsroomLogo src={null} name="Lauwers Grid" accent="source" size="lg" />
          <Portrait src={null} name="Yuki" accent="paid" size="xl" alt="Yuki, no picture yet" />
        </Row>
      </Example>
      <Example name="Password strength">
        <div className="grid gap-x-6 gap-y-4 @min-[560px]:grid-cols-2">
          <StrengthMeter level={1} tone="bad" word="Weak" score={1} max={6} label="Strength, weak" />
          <StrengthMeter level={2} tone="warn" word="Fair" score={3} max={6} label="Strength, fair" />
          <StrengthMeter level={3} tone="good" word="Good" score={5} max={6} label="Strength, good" />
          <StrengthMeter level={4} tone="good" word="Strong" score={6} max={6} label="Strength, strong" />
        </div>
        <div className="mt-4">
          <Checklist
            label="Password rules"
            items={[
              { text: "8 characters, 12 recommended", done: true },
              { text: "One uppercase letter", done: true },
              { text: "One lowercase letter", done: true },
              { text: "One number", done: false },
            ]}
          />
        </div>
      </Example>
      <Example name="Factors of a score">
        <div data-accent="brand">
          <FactorList label="Match score">
            <FactorBar
              name="Topics"
              value={0.95}
              reason="Covers rail travel and slow living, as your pitch does"
            />
            <FactorBar name="Reach" value={0.8} reason="184K followers, self-reported" />
            <FactorBar name="Location" value={0} />
          </FactorList>
        </div>
      </Example>
      <Example name="Progress of long work, steps of a builder">
        <div className="grid gap-6">
          <Progress label="Preparing 26 assets" detail="128 of 214 MB" value={0.6} />
          <StepProgress step={2} of={6} />
        </div>
      </Example>
    </>
  );
}
