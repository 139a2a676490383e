import { calendarRoute } from "@/app/(public)/_shared/calendar-route";

export const { GET, POST, PUT, PATCH, DELETE } = calendarRoute("brand-pitch");
