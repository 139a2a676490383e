export const LINK_TYPES = [
  "Video",
  "Social Post",
  "Blog Post",
  "Podcast",
  "Article",
  "Campaign",
  "Press Release",
] as const;

export type LinkType = (typeof LINK_TYPES)[number];

const VIDEO_HOSTS = ["youtube.com", "youtu.be", "vimeo.com", "dailymotion.com", "twitch.tv", "ted.com"];
const SOCIAL_HOSTS = [
  "instagram.com",
  "x.com",
  "twitter.com",
  "tiktok.com",
  "facebook.com",
  "linkedin.com",
  "threads.net",
  "threads.com",
  "bsky.app",
  "mastodon.social",
  "pinterest.com",
  "reddit.com",
];
const BLOG_HOSTS = [
  "medium.com",
  "substack.com",
  "wordpress.com",
  "blogspot.com",
  "tumblr.com",
  "ghost.io",
  "dev.to",
];
const PODCAST_HOSTS = [
  "podcasts.apple.com",
  "open.spotify.com",
  "soundcloud.com",
  "overcast.fm",
  "anchor.fm",
];
const NEWS_HOSTS = [
  "nytimes.com",
  "washingtonpost.com",
  "theguardian.com",
  "bbc.com",
  "bbc.co.uk",
  "cnn.com",
  "reuters.com",
  "apnews.com",
  "wsj.com",
  "bloomberg.com",
  "ft.com",
  "economist.com",
  "forbes.com",
  "npr.org",
  "usatoday.com",
  "latimes.com",
  "time.com",
  "theatlantic.com",
  "wired.com",
  "techcrunch.com",
  "theverge.com",
  "vogue.com",
];

const isAt = (host: string, sites: string[]) =>
  sites.some((site) => host === site || host.endsWith(`.${site}`));

/**
 * Guesses what an address leads to from its text alone: known sites first, then words of the path; "Article"
 * where nothing matches, and for what is no address (docs/product.md#link-types).
 */
export function guessLinkType(address: string): LinkType {
  if (!URL.canParse(address)) return "Article";
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, "");
  const path = url.pathname.toLowerCase();
  if (isAt(host, VIDEO_HOSTS)) return "Video";
  if (isAt(host, SOCIAL_HOSTS)) return "Social Post";
  if (isAt(host, PODCAST_HOSTS) || /podcast/.test(host + path)) return "Podcast";
  if (isAt(host, BLOG_HOSTS) || host.startsWith("blog.") || /\/blogs?(\/|$)/.test(path)) return "Blog Post";
  if (isAt(host, NEWS_HOSTS)) return "Article";
  if (/press-?release|news-?release|announc/.test(path)) return "Press Release";
  if (/campaign|marketing/.test(host + path)) return "Campaign";
  return "Article";
}
