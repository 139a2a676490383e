import { describe, expect, it } from "vitest";
import { isCommonPassword, refusePasswordOfAddress } from "./password-guard";
import { accountMessages } from "./rules";

describe("the guard of new passwords", () => {
  it.each([
    "Password1",
    "Qwerty123",
    "qWERTY123",
    "P@ssw0rd",
    "Sunshine2024!",
    "Ｐassword1",
    "Fivewire-88",
    "my-Five-Wire-1",
  ])("takes %s for a common one", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(["Night-train-2214", "Correct-horse-42", "Kx7-blorp-91", "Sunshine-over-4", "19-Fivefold-wires"])(
    "lets %s pass",
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});

describe("a password made of the account's address", () => {
  const address = "maren.field@hollow-pine.org";
  it.each([
    "Maren.Field@hollow-pine.org1",
    "Maren.Field1",
    "MarenField-22",
    "Hollow-Pine2024",
    "Hollow-pine.org7",
  ])("is refused: %s", (password) => {
    expect(() => refusePasswordOfAddress(password, address, "newPassword")).toThrow(
      accountMessages.passwordOfAddress,
    );
  });

  it("may have words in common with it", () => {
    expect(() => refusePasswordOfAddress("Night-train-of-Maren-22", address)).not.toThrow();
  });
});
