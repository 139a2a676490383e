import type { DeviceView } from "@/lib/domain/profiles/push/schema";

export const switchLabels = {
  calls: "Calls",
  messages: "Messages",
  pitchesReceived: "Pitches you receive",
  pitchesAccepted: "Pitches accepted",
  previews: "Show names and texts",
} as const satisfies Partial<Record<keyof DeviceView, string>>;
export type SwitchName = keyof typeof switchLabels;
export const switchNames = Object.keys(switchLabels) as SwitchName[];

export const pushLabels = {
  title: "Push on your devices",
  note: "Calls, messages and pitches, as they come",
  unsupported: "This browser cannot show pushes.",
  install:
    "On an iPhone or iPad pushes come to the installed app alone: press Share, then “Add to Home Screen”, and open Fivewire from there.",
  denied:
    "You did not allow pushes from this site. Allow notifications for it in your browser’s settings, and load this page again.",
  off: "Off. Your browser asks you once more before the first push.",
  allowed: "Off. Your browser allows pushes already.",
} as const;

export const cardLabels = {
  title: "Hear of answers on this device?",
  text: "Calls, messages and pitches come as pushes, also while Fivewire is closed. You can switch each kind off.",
  accept: "Yes, tell me here",
  dismiss: "Not here",
} as const;
