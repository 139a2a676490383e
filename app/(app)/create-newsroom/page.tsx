import { type BuilderAddress, BuilderPage } from "@/app/(app)/builder-page";

export const dynamic = "force-dynamic";

export default function CreateNewsroomPage(props: BuilderAddress) {
  return <BuilderPage here="/create-newsroom" {...props} />;
}
