const steps = ["bytes", "KB", "MB", "GB"] as const;

/** Writes "8.2 MB" as people and stores count: by thousands, one figure behind the point below ten. */
export function formatSize(bytes: number): string {
  let [value, step] = [bytes, 0];
  while (value >= 1000 && step < steps.length - 1) [value, step] = [value / 1000, step + 1];
  const shown = step > 0 && value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${shown}\u00a0${steps[step]}`;
}
