import { newsroomFeed } from "@/app/(public)/feed-routes";

export const { GET, POST, PUT, PATCH, DELETE } = newsroomFeed("BRAND", "feed.xml");
