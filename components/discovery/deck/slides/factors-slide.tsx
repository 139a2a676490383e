import type { CSSProperties } from "react";

/** A factor has its maximum and, in an example, its points, out of 100. */
export type SlideFactor = { name: string; worth: number; points?: number; reason: string };

const points = (value: number) => String(Number(value.toFixed(1)));

/** The bar is as long as the factor's weight beside the heaviest; its ink is the share of points. */
function barStyle({ worth, points = worth }: SlideFactor, heaviest: number): CSSProperties {
  const style = { "--worth": `${(worth / heaviest) * 100}%`, "--got": `${(points / worth) * 100}%` };
  return style as CSSProperties;
}

/** With `score` (of 100) an example's points stand beside the weights. */
export function FactorsSlide({
  title,
  lede,
  score,
  factors,
  note,
}: {
  title: string;
  lede: string;
  score?: number;
  factors: SlideFactor[];
  note: string;
}) {
  const heaviest = Math.max(...factors.map(({ worth }) => worth));
  const total = score ?? factors.reduce((sum, { worth }) => sum + worth, 0);
  return (
    <div className="slide-body">
      <div className="slide-text">
        <h2 className="slide-t2">{title}</h2>
        {score !== undefined && <p className="slide-score">{Math.round(score)}%</p>}
        <p className="slide-lede">{lede}</p>
      </div>
      <div>
        <ul>
          {factors.map((factor) => (
            <li key={factor.name}>
              <b>{factor.name}</b>
              <span className="slide-points">
                <b>{points(factor.points ?? factor.worth)}</b>{" "}
                {factor.points === undefined ? "of 100" : `of ${points(factor.worth)}`}
              </span>
              <span aria-hidden className="slide-bar" style={barStyle(factor, heaviest)}>
                <i />
              </span>
              <span className="slide-meta">{factor.reason}</span>
            </li>
          ))}
        </ul>
        <p className="slide-meta slide-sum">
          <span>{note}</span>
          <b>{points(total)}</b>
        </p>
      </div>
    </div>
  );
}
