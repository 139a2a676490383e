"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const NEAR_END = 80;
const NEAR_START = 240;

/**
 * A log of messages stays where its reader is: at the end it follows, further up it stays put, also when older messages
 * are put before. `floor` falls with each older page, `count` grows with each message, `news` are those that came below;
 * `onNearStart` asks for the next page.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  {
    floor,
    lastKey,
    count,
    ownLast,
    onNearStart,
  }: { floor: number | null; lastKey: string; count: number; ownLast: boolean; onNearStart: () => void },
) {
  const before = useRef({ floor, height: 0, lastKey: "", count });
  const follows = useRef(true);
  const [news, setNews] = useState(0);

  const toEnd = () => {
    const element = log.current;
    if (!element) return;
    follows.current = true;
    element.scrollTop = element.scrollHeight;
    setNews(0);
  };

  // It runs after every drawing: whatever changed, the scroll position stays.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { floor: oldFloor, height, lastKey: oldLast, count: oldCount } = before.current;
    const prepended = oldFloor !== null && floor !== null && floor < oldFloor;
    const isNew = oldLast !== "" && lastKey !== oldLast;
    before.current = { floor, height: element.scrollHeight, lastKey, count };
    if (prepended) element.scrollTop += element.scrollHeight - height;
    else if (follows.current || (isNew && ownLast)) toEnd();
    else if (isNew) setNews((old) => old + Math.max(1, count - oldCount));
  });

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [log]);

  const onScroll = () => {
    const element = log.current;
    if (!element) return;
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    if (follows.current) setNews(0);
    if (element.scrollTop < NEAR_START && element.scrollHeight > element.clientHeight) onNearStart();
  };

  return { onScroll, toEnd, news };
}
