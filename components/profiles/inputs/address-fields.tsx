import type { InputProps } from "./input-props";
import { LineField } from "./line-field";

/** The fields say where a person is on the web: their own site, and their work elsewhere. */
export function AddressFields({
  portfolioLabel = "Portfolio",
  ...form
}: InputProps<"website" | "customPortfolioUrl"> & { portfolioLabel?: string }) {
  return (
    <>
      <LineField {...form} path="website" label="Website" note="optional" type="url" autoComplete="url" />
      <LineField
        {...form}
        path="customPortfolioUrl"
        label={portfolioLabel}
        note="optional"
        type="url"
        autoComplete="off"
      />
    </>
  );
}
