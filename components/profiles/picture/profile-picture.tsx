import { NewsroomLogo, PersonPlate, Portrait } from "@/components/ui/portrait";
import { type Identity, isNewsroom, pictureOf } from "@/lib/domain/profiles/profiles/identity";
import { largePicture } from "@/lib/domain/profiles/profiles/urls";
import { accentOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { cn } from "@/lib/utils/cn";

type Shown = Pick<Identity, "userType" | "avatarUrl" | "logoUrl"> & { name: string };

const accentOfProfile = ({ userType }: Shown) => accentOf(parseUserType(userType) ?? "press");

/** The picture beside a profile's name: a newsroom's logo, or the portrait of a journalist or creator. */
export function ProfilePicture({
  profile,
  isLarge = false,
  ...frame
}: {
  profile: Shown;
  /** The frame is wider than 64 px. */
  isLarge?: boolean;
  alt?: string;
} & Pick<Parameters<typeof Portrait>[0], "size" | "className">) {
  const Picture = isNewsroom(profile) ? NewsroomLogo : Portrait;
  const path = pictureOf(profile);
  return (
    <Picture
      name={profile.name}
      src={isLarge ? largePicture(path) : path}
      accent={accentOfProfile(profile)}
      {...frame}
    />
  );
}

/**
 * A large picture of whoever a card is about: a person's portrait in the shape that `className` gives it, a newsroom's
 * logo square. Where the place has that shape for both, `logo` says how wide the logo stands in its middle.
 */
export function ProfilePlate({
  profile,
  eager,
  alt,
  className,
  logo,
}: {
  profile: Shown;
  eager?: boolean;
  alt?: string;
  className: string;
  logo?: string;
}) {
  const picture = {
    ...{ name: profile.name, src: largePicture(pictureOf(profile)), accent: accentOfProfile(profile), eager },
    alt: alt ?? `${isNewsroom(profile) ? "Logo" : "Portrait"} of ${profile.name}`,
  };
  if (!isNewsroom(profile)) return <PersonPlate {...picture} className={className} />;
  if (!logo) return <NewsroomLogo {...picture} className="w-full" />;
  return (
    <span className={cn("grid w-full place-items-center bg-sunk", className)}>
      <NewsroomLogo {...picture} className={logo} />
    </span>
  );
}
