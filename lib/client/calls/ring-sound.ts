/** A page may sound only after a first click or key on it. */
export const canRing = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

const PAUSE_MS = 3_000;
/** Two soft tones, a fifth apart, in hertz. */
const TONES = [523.25, 783.99];
const TONE_SECONDS = 0.35;

/** Rings until the returned function is called. Of several tabs that ring for the same call one is heard. */
export function ringSound(): () => void {
  const stopping = new AbortController();
  const play = () =>
    new Promise<void>((resolve) => {
      if (stopping.signal.aborted) return resolve();
      const context = new AudioContext();
      const ring = () => playTones(context, TONES);
      ring();
      const timer = setInterval(ring, PAUSE_MS);
      stopping.signal.addEventListener("abort", () => {
        clearInterval(timer);
        void context.close();
        resolve();
      });
    });
  if (navigator.locks)
    void navigator.locks.request("call-ring", { signal: stopping.signal }, play).catch(() => undefined);
  else void play();
  return () => stopping.abort();
}

/** Plays tones one after the other, the way a bell fades. */
export function playTones(context: AudioContext, tones: readonly number[]): void {
  for (const [n, hertz] of tones.entries()) {
    const at = context.currentTime + n * TONE_SECONDS;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.2, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + TONE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + TONE_SECONDS);
  }
}
