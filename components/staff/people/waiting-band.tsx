import type { OverviewView } from "@/lib/domain/staff/overview/schema";
import { utcMoment } from "@/lib/utils/dates";

/** What waits for staff, in one ruled band. */
export function WaitingBand({ overview }: { overview: OverviewView }) {
  const { reports, oldestReport, reviews, oldestReview, failedJobs, failedMails, stoppedAddresses, held } =
    overview;
  const cells = [
    { href: "/admin/reports", count: reports, label: ["report", "reports"], note: since(oldestReport) },
    { href: "/admin/reviews", count: reviews, label: ["review", "reviews"], note: since(oldestReview) },
    {
      href: "/admin/jobs",
      count: failedJobs,
      label: ["failed job", "failed jobs"],
      note: "Not tried again by themselves",
    },
    {
      href: "/admin/mail",
      count: failedMails,
      label: ["failed mail", "failed mails"],
      note: "Not tried again by themselves",
    },
    {
      href: "/admin/mail?state=STOPPED",
      count: stoppedAddresses,
      label: ["stopped address", "stopped addresses"],
      note: "Refused for good",
    },
    {
      href: "/admin?state=HELD",
      count: held,
      label: ["account on hold", "accounts on hold"],
      note: "They send nothing",
    },
  ];
  return (
    <ul
      aria-label="What waits"
      className="mb-8 grid grid-cols-2 border-ink border-t-2 border-b border-b-rule md:grid-cols-3 xl:grid-cols-6"
    >
      {cells.map(({ href, count, label: [one, many], note }) => (
        <li
          key={href}
          className="border-rule py-3 max-md:pr-3 md:border-l md:px-3.5 md:first:border-l-0 md:first:pl-0 md:max-xl:[&:nth-child(4)]:border-l-0 md:max-xl:[&:nth-child(4)]:pl-0"
        >
          <a href={href} className="group block">
            <span className="num font-serif text-3xl">{count.toLocaleString("en")}</span>{" "}
            <span className="text-sm group-hover:underline">{count === 1 ? one : many}</span>
            <span className="meta block">{count > 0 ? note : "Nothing waits"}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const since = (oldest: string | null) => (oldest ? `Oldest: ${utcMoment(oldest)}` : "");
