"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const NEAR_END = 80;
const NEAR_START = 240;

/**
 * A log of messages stays where its reader is: at the end it follows, further up it stays put, also when older messages
 * are put before. `floor` falls with each older page; `onNearStart` asks for the next one.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  {
    floor,
    lastKey,
    ownLast,
    onNearStart,
  }: { floor: number | null; lastKey: string; ownLast: boolean; onNearStart: () => void },
) {
  const before = useRef({ floor, height: 0, lastKey: "" });
  const follows = useRef(true);
  const [hasNews, setHasNews] = useState(false);

  const toEnd = () => {
    const element = log.current;
    if (!element) return;
    follows.current = true;
    element.scrollTop = element.scrollHeight;
    setHasNews(false);
  };

  // It runs after every drawing: whatever changed, the scroll position stays.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { floor: oldFloor, height, lastKey: oldLast } = before.current;
    const prepended = oldFloor !== null && floor !== null && floor < oldFloor;
    const isNew = oldLast !== "" && lastKey !== oldLast;
    before.current = { floor, height: element.scrollHeight, lastKey };
    if (prepended) element.scrollTop += element.scrollHeight - height;
    else if (follows.current || (isNew && ownLast)) toEnd();
    else if (isNew) setHasNews(true);
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
    if (follows.current) setHasNews(false);
    if (element.scrollTop < NEAR_START && element.scrollHeight > element.clientHeight) onNearStart();
  };

  return { onScroll, toEnd, hasNews };
}
