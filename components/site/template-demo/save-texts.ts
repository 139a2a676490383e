/** Testing mode can save these two kinds of form. */
export type TestForm = "profile" | "pitch";

export const savePaths: Record<TestForm, string> = {
  profile: "/testing-mode/profile",
  pitch: "/testing-mode/pitch-page",
};

export const saveTexts: Record<TestForm, { button: string; hint: string; saved: string; failed: string }> = {
  profile: {
    button: "Save test profile",
    hint: "Testing mode: replaces the profile of this type’s demo account by this form.",
    saved: "Test profile saved",
    failed: "The test profile was not saved",
  },
  pitch: {
    button: "Save test pitch",
    hint: "Testing mode: publishes this form as a pitch page of the demo account.",
    saved: "Test pitch saved",
    failed: "The test pitch was not saved",
  },
};

export const BACK_TO_FORM = "Back to the form";
export const UNREACHABLE_SAVE = "Unable to connect to the server. Please try again.";
