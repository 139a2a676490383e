"use client";

import { PackageOpen } from "lucide-react";
import { useState } from "react";
import { AnswerRequestDialog } from "@/components/newsrooms/assets/editor/answer-request-dialog";
import { type RequestAct, RequestRow } from "@/components/newsrooms/assets/editor/request-row";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadMore } from "@/components/ui/load-more";
import { showError, showToast } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import type {
  ProductRequestListView,
  ProductRequestView,
} from "@/lib/domain/newsrooms/product-requests/schema";

type Call = { params: { id: string } };
const acts = {
  withdraw: {
    send: (call: Call) => api.delete("/product-requests/{id}", call),
    done: "Your request is withdrawn.",
  },
  send: {
    send: (call: Call) => api.post("/product-requests/{id}/sent", call),
    done: "They know that it is on its way.",
  },
  return: {
    send: (call: Call) => api.post("/product-requests/{id}/returned", call),
    done: "Marked as returned.",
  },
  keep: {
    send: (call: Call) => api.post("/product-requests/{id}/kept", call),
    done: "Marked as kept.",
  },
};

/** Requests of both sides are listed, newest first, each with what can be done about it now. */
export function RequestList({ first, hasNewsroom }: { first: ProductRequestListView; hasNewsroom: boolean }) {
  const [list, setList] = useState(first);
  const [seen, setSeen] = useState(first);
  const [busyId, setBusyId] = useState<string>();
  const [answering, setAnswering] = useState<{
    request: ProductRequestView;
    response: "granted" | "declined";
  }>();
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  if (seen !== first) {
    setSeen(first);
    setList(first);
  }

  const put = (changed: ProductRequestView) =>
    setList((now) => ({
      ...now,
      productRequests: now.productRequests.map((old) => (old.id === changed.id ? changed : old)),
    }));

  async function act(request: ProductRequestView, name: RequestAct) {
    if (name === "grant" || name === "decline")
      return setAnswering({ request, response: name === "grant" ? "granted" : "declined" });
    const { send, done } = acts[name];
    setBusyId(request.id);
    const result = await send({ params: { id: request.id } });
    setBusyId(undefined);
    if (!result.ok) return showError(result.message, { id: request.id });
    put(result.data.productRequest);
    showToast(done);
  }

  async function loadMore() {
    const cursor = list.pagination.nextCursor;
    setLoading(true);
    setFailed(false);
    const result = await api.get("/product-requests", { query: { cursor } });
    setLoading(false);
    if (!result.ok) return setFailed(true);
    const { data, pagination } = result;
    setList((now) => ({
      ...data,
      productRequests: [...now.productRequests, ...data.productRequests],
      pagination,
    }));
  }

  if (list.productRequests.length === 0) {
    return (
      <EmptyState icon={<PackageOpen />} level={2} title="No product requests yet">
        {hasNewsroom
          ? "Press you matched with asks for the products of your newsroom. You answer here and follow each loan or gift."
          : "Ask for a product in the newsroom of a brand you matched with. Its answer and the loan are followed here."}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Product requests">
        {list.productRequests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            busy={busyId === request.id}
            onAct={(name) => void act(request, name)}
          />
        ))}
      </ul>
      {list.pagination.hasMore && (
        <LoadMore
          shown={list.productRequests.length}
          noun="requests"
          busy={loading}
          failed={failed}
          onMore={() => void loadMore()}
        />
      )}
      {answering && (
        <AnswerRequestDialog
          {...answering}
          onClose={() => setAnswering(undefined)}
          onAnswered={(changed) => {
            put(changed);
            showToast("Your answer is sent.");
          }}
        />
      )}
    </>
  );
}
