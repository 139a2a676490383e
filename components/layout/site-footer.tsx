import { FooterView } from "@/components/layout/footer-view";
import { socialLinks } from "@/lib/site";

export function SiteFooter({ flush }: { flush?: boolean }) {
  return <FooterView social={socialLinks()} flush={flush} />;
}
