import { Megaphone } from "lucide-react";
import { ActionForm } from "@/components/ui/action-form";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { StateFilter } from "@/components/ui/state-filter";
import { setRequestStatus } from "@/lib/actions/requests";
import type { RequestListView, RequestStatus, RequestView } from "@/lib/domain/profiles/requests/schema";
import { utcDay } from "@/lib/utils/dates";

const filters = [
  { label: "All", status: undefined },
  { label: "Open", status: "open" },
  { label: "Closed", status: "closed" },
] as const;

/** Filters have counts, and each request is one row. It works without JavaScript. */
export function OwnRequests({ view, status }: { view: RequestListView; status?: RequestStatus }) {
  const { requests, counts, pagination } = view;
  const all = counts.open + counts.closed;
  if (all === 0) {
    return (
      <EmptyState
        level={2}
        icon={<Megaphone />}
        title="No requests yet"
        action={
          <LinkButton href="/requests/new" variant="ink">
            New request
          </LinkButton>
        }
      >
        Say what you are looking for. It stands under Currently Seeking on your profile and your card.
      </EmptyState>
    );
  }
  return (
    <>
      <nav aria-label="Requests by status" className="scroll-x gap-6 border-rule border-b md:mx-0 md:px-0">
        {filters.map((filter) => (
          <StateFilter
            key={filter.label}
            label={filter.label}
            count={filter.status ? counts[filter.status] : all}
            current={filter.status === status}
            href={filter.status ? `/requests?status=${filter.status}` : "/requests"}
          />
        ))}
      </nav>
      {requests.length === 0 && <p className="py-8 text-ink-2">No {status} requests.</p>}
      <ul>
        {requests.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
      {pagination.nextCursor && (
        <LinkButton
          className="mt-8"
          href={`/requests?${new URLSearchParams({ ...(status ? { status } : {}), cursor: pagination.nextCursor })}`}
        >
          Load More
        </LinkButton>
      )}
    </>
  );
}

function Row({ request }: { request: RequestView }) {
  const { id, title, description, status, deadline } = request;
  const isOpen = status === "OPEN";
  // A deadline that has passed has to be changed first.
  const isReopened = !isOpen && (deadline === null || Date.parse(deadline) > Date.now());
  return (
    <li className="grid gap-x-8 gap-y-3 border-rule border-b py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="h3 [overflow-wrap:anywhere]">{title}</h2>
          <Badge tone={isOpen ? "good" : "plain"}>{isOpen ? "Open" : "Closed"}</Badge>
        </div>
        {description && (
          <p className="mt-1 line-clamp-3 max-w-prose whitespace-pre-line text-ink-2 text-pretty text-sm [overflow-wrap:anywhere]">
            {description}
          </p>
        )}
        <p className="meta mt-2">{describeTime(request)}</p>
      </div>
      <div className="flex flex-wrap content-start gap-2 md:justify-end">
        <LinkButton href={`/requests/${id}`} size="sm" aria-label={`Edit: ${title}`}>
          Edit
        </LinkButton>
        {(isOpen || isReopened) && (
          <ActionForm
            action={setRequestStatus}
            fields={{ id, status: isOpen ? "CLOSED" : "OPEN" }}
            size="sm"
            variant="text"
            aria-label={`${isOpen ? "Close" : "Reopen"}: ${title}`}
          >
            {isOpen ? "Close" : "Reopen"}
          </ActionForm>
        )}
      </div>
    </li>
  );
}

function describeTime({ status, deadline, closedAt, createdAt }: RequestView): string {
  if (status === "CLOSED" && closedAt)
    return closedAt === deadline
      ? `Reached its deadline on ${utcDay(closedAt)}`
      : `Closed on ${utcDay(closedAt)}`;
  return deadline ? `Until ${utcDay(deadline)}` : `Since ${utcDay(createdAt)}, without a deadline`;
}
