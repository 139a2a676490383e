export const SlideTop = ({ title, lede }: { title: string; lede: string }) => (
  <div className="slide-top">
    <h2 className="slide-t2">{title}</h2>
    <p className="slide-lede">{lede}</p>
  </div>
);
