import type { MetadataRoute } from "next";
import { PRODUCT_NAME } from "@/lib/product";

/** The installed app gets its name, colours and icons (drawn by scripts/draw-icons.ts), and no address of ours. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description:
      "Where press, brands, sources and paid-media creators meet, pitch in the 5 W’s and publish together.",
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbf8f1",
    theme_color: "#fbf8f1",
    categories: ["news", "business", "productivity"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Brand newsrooms", url: "/brands" },
      { name: "Journalists", url: "/press" },
      { name: "Dashboard", url: "/dashboard" },
    ],
  };
}
