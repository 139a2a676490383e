import { Checklist, StrengthMeter } from "@/components/ui/strength-meter";
import {
  MAX_PASSWORD_SCORE,
  measurePassword,
  type PasswordLabel,
} from "@/lib/domain/accounts/accounts/password-strength";

const looks: Record<PasswordLabel, { level: 1 | 2 | 3 | 4; tone: "bad" | "warn" | "good" }> = {
  Weak: { level: 1, tone: "bad" },
  Fair: { level: 2, tone: "warn" },
  Good: { level: 3, tone: "good" },
  Strong: { level: 4, tone: "good" },
};

/** It says nothing before the first letter. */
export function PasswordStrengthNote({ password }: { password: string }) {
  const { score, label } = measurePassword(password);
  return (
    <div className="-mt-0.5 grid gap-1">
      {password !== "" && (
        <StrengthMeter {...looks[label]} word={label} score={score} max={MAX_PASSWORD_SCORE} />
      )}
      <Checklist
        label="Password rules"
        items={[
          { text: "8 characters, 12 recommended", done: password.length >= 8 },
          { text: "One uppercase letter", done: /\p{Lu}/u.test(password) },
          { text: "One lowercase letter", done: /\p{Ll}/u.test(password) },
          { text: "One number", done: /\d/.test(password) },
        ]}
      />
    </div>
  );
}
