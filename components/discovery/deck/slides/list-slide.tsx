import { SlideTop } from "@/components/discovery/deck/slides/slide-top";

/** The rows are numbered where their order matters. */
export function ListSlide({
  title,
  lede,
  rows,
  counted = false,
}: {
  title: string;
  lede: string;
  rows: [name: string, text: string][];
  counted?: boolean;
}) {
  const List = counted ? "ol" : "ul";
  return (
    <div className="slide-body">
      <SlideTop title={title} lede={lede} />
      <List>
        {rows.map(([name, text], at) => (
          <li key={name}>
            <b>{counted ? `${at + 1}. ${name}` : name}</b>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </div>
  );
}
