"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { showError } from "@/components/ui/toast";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import { api } from "@/lib/client/api";
import type { LearningView } from "@/lib/domain/matching/matches/schema";

export type Act = "take-back" | "restore";
/** The row of everything; the others are named by their topics. */
export const ALL = "all";

const topicsOf = ({ weights }: LearningView) => weights.map(({ topicId }) => topicId);

/** When something is taken back, the rows' order stays, and the focus is on the button that undoes it. */
export function useLearning(initial: LearningView) {
  const router = useRouter();
  const [learning, setLearning] = useState(initial);
  const [order, setOrder] = useState(() => topicsOf(initial));
  const [pending, setPending] = useState<{ act: Act; row: string } | null>(null);
  const [status, setStatus] = useState("");
  const { list, focusAfter } = useFocusAfter<HTMLDivElement>(["restore", "take-back"]);

  /** Takes back, or brings back, one topic or (null) everything. */
  async function change(act: Act, topicId: string | null) {
    if (pending) return;
    const row = topicId ?? ALL;
    setPending({ act, row });
    const response = await (act === "take-back" ? takeBack(topicId) : restore(topicId));
    setPending(null);
    if (!response.ok) {
      showError("That could not be saved.", { id: "weights", detail: response.message });
      return;
    }
    focusAfter(row, act === "take-back" ? "restore" : "take-back");
    setStatus(act === "take-back" ? "Taken back" : "It counts again");
    setLearning(response.data);
    setOrder((before) => [...topicsOf(response.data).filter((topic) => !before.includes(topic)), ...before]);
    // The deck and the suggestions that this browser has at hand were ordered by the old weights.
    router.refresh();
  }

  return { learning, order, pending, status, list, change };
}

const takeBack = (id: string | null) =>
  id === null ? api.delete("/matches/weights") : api.delete("/matches/weights/{id}", { params: { id } });

const restore = (id: string | null) =>
  id === null ? api.put("/matches/weights") : api.put("/matches/weights/{id}", { params: { id } });
