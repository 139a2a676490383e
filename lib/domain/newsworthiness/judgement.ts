import { joinList } from "@/lib/utils/fold-text";
import { fieldLabel, type PitchField } from "../pitches/pitch-text";

/** A value 0..1 and its reason. */
export interface Judgement {
  value: number;
  reason: string;
}

export const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** "Who and Where" */
export function listed(fields: readonly PitchField[]): string {
  return joinList(fields.map(fieldLabel));
}

/** Every match of a global pattern. */
export function found(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((match) => match[0]);
}
