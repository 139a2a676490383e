import { newsroomFeed } from "@/app/(public)/_shared/feed-routes";

export const { GET, POST, PUT, PATCH, DELETE } = newsroomFeed("BRAND", "atom.xml");
