"use client";

import { useEffect, useRef, useState } from "react";
import { LevelBar } from "@/components/messaging/calls/level-bar";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { openMicrophone } from "@/lib/client/calls/own-media";
import { lengthOf } from "@/lib/domain/messaging/calls/rules";

const MAX_SECONDS = 10 * 60;
/** Safari records MP4 alone. */
const TYPES = ["audio/webm;codecs=opus", "audio/mp4"];

/** Records a voice note, and hands it over as a file. Nothing is stored before it is sent. */
export function VoiceRecorder({ onDone, onClose }: { onDone: (file: File) => void; onClose: () => void }) {
  const recording = useRef<{ recorder: MediaRecorder; track: MediaStreamTrack } | null>(null);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    let isClosed = false;
    const begin = async () => {
      try {
        const opened = await openMicrophone();
        if (isClosed) return opened.stop();
        const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
        const recorder = new MediaRecorder(new MediaStream([opened]), { mimeType });
        recording.current = { recorder, track: opened };
        recorder.start();
        setTrack(opened);
      } catch {
        setProblem(
          "The microphone could not be used. Allow it in your browser, and check that it is plugged in.",
        );
      }
    };
    void begin();
    return () => {
      isClosed = true;
      recording.current?.track.stop();
    };
  }, []);

  useEffect(() => {
    if (!track) return;
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 250);
    return () => clearInterval(timer);
  }, [track]);

  useEffect(() => group.current?.focus(), []);

  function finish() {
    const { recorder, track: recorded } = recording.current ?? {};
    if (!recorder || recorder.state === "inactive") return onClose();
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.onstop = () => {
      recorded?.stop();
      const type = recorder.mimeType.split(";")[0] ?? "audio/webm";
      const name = `voice-note.${type === "audio/mp4" ? "m4a" : "webm"}`;
      onDone(new File(pieces, name, { type }));
      onClose();
    };
    recorder.stop();
  }

  const isFull = seconds >= MAX_SECONDS;
  useEffect(() => {
    if (isFull && recording.current?.recorder.state === "recording") recording.current.recorder.pause();
  }, [isFull]);

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="flex min-h-11 flex-1 items-center gap-3"
    >
      <legend className="sr-only">Recording a voice note</legend>
      {problem ? (
        <div role="alert" className="flex-1">
          <FieldError>{problem}</FieldError>
        </div>
      ) : (
        <>
          <span role="status" className="sr-only">
            {track ? "Recording" : "Opening the microphone"}
          </span>
          <span aria-hidden className="size-2 rounded-full bg-accent-vivid" />
          <span className="num text-sm">{lengthOf(seconds)}</span>
          <span className="flex-1">{track && <LevelBar track={track} />}</span>
          {isFull && <span className="meta">Ten minutes at most</span>}
        </>
      )}
      <Button variant="text" size="sm" onClick={onClose}>
        Discard
      </Button>
      {!problem && (
        <Button size="sm" disabled={seconds < 1} onClick={finish}>
          Done
        </Button>
      )}
    </fieldset>
  );
}
