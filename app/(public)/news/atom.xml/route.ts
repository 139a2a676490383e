import { allNewsFeed } from "@/app/(public)/feed-routes";

export const { GET, POST, PUT, PATCH, DELETE } = allNewsFeed("atom.xml");
