import { type BuilderAddress, BuilderPage } from "@/app/(app)/builder-page";

export const dynamic = "force-dynamic";

/** Leads to the builder of one's own type. */
export default function CreateNewsroomPage(props: BuilderAddress) {
  return <BuilderPage here="/create-newsroom" {...props} />;
}
