/** Ruled rows, each a name and a sentence; counted where their order matters. */
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
      <div className="slide-top">
        <h2 className="slide-t2">{title}</h2>
        <p className="slide-lede">{lede}</p>
      </div>
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
