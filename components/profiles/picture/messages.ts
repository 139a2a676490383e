export const pictureMessages = {
  stored: "Your picture is changed.",
  removed: "Your picture is removed.",
  failed: "Failed to update avatar",
} as const;
