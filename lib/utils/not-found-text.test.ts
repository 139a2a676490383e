import { expect, it } from "vitest";
import { isProfilePath } from "./not-found-text";

it.each([
  ["/press-profile/nobody", true],
  ["/brand-newsroom/nobody/", true],
  ["/source-newsroom/nobody", true],
  ["/paid-media-profile/nobody", true],
  ["/brand-pitch/nobody", true],
  ["/pitch/nobody", true],
  ["/follow/nobody", true],
  ["/brand-newsroom/somebody/no-such-release", false],
  ["/nowhere", false],
  ["/follow", false],
  ["/setup-profile", false],
])("%s is a profile's address: %s", (path, asks) => expect(isProfilePath(path)).toBe(asks));
