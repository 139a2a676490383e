import { allNewsFeed } from "@/app/(public)/_shared/feed-routes";

export const { GET, POST, PUT, PATCH, DELETE } = allNewsFeed("atom.xml");
