"use client";

import { When } from "@/components/ui/when-time";
import { localDay, localMoment, localTime } from "@/lib/utils/dates";

type Props = { iso: string; className?: string };

/** `When` for what the server draws, which can't hand over the format: "Today, 09:42". */
export const Moment = (props: Props) => <When {...props} as={localMoment} />;

/** The same for a time: "09:42". */
export const Clock = (props: Props) => <When {...props} as={localTime} />;

/** The same for a day: "12 November". */
export const Day = (props: Props) => <When {...props} as={localDay} />;
