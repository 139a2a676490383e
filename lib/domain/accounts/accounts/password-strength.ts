const COMMON_PARTS = ["password", "12345678", "qwerty", "abc123", "password123"];

/** Each condition that holds earns one point (docs/product.md#accounts). */
const POINTS: ((password: string) => boolean)[] = [
  (password) => Array.from(password).length >= 8,
  (password) => Array.from(password).length >= 12,
  (password) => /\p{Ll}/u.test(password),
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{N}]/u.test(password),
];

export type PasswordLabel = "Weak" | "Fair" | "Good" | "Strong";

export interface PasswordStrength {
  /** 0..6. */
  score: number;
  label: PasswordLabel;
}

export const MAX_PASSWORD_SCORE = POINTS.length;

function labelOf(score: number): PasswordLabel {
  if (score <= 2) return "Weak";
  if (score <= 4) return "Fair";
  return score === 5 ? "Good" : "Strong";
}

/** Measures a password: up to 6 points, 2 fewer where it holds a common word in any case. */
export function measurePassword(password: string): PasswordStrength {
  const earned = POINTS.filter((holds) => holds(password)).length;
  const lower = password.toLowerCase();
  const common = COMMON_PARTS.some((word) => lower.includes(word));
  const score = Math.max(0, earned - (common ? 2 : 0));
  return { score, label: labelOf(score) };
}
