import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/lib/product";

/** These are the pages' colours. Mail programs know no custom properties, so the light values stand here. */
const INK = "#1b1814";
const INK_2 = "#4a443a";
const INK_3 = "#676053";
const PAPER = "#fbf8f1";
const RULE = "#ddd5c5";
const SERIF = 'Newsreader, Georgia, "Times New Roman", serif';
const SANS = 'Inter, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';

const small = { color: INK_3, fontFamily: SANS, fontSize: "13px", lineHeight: "20px", margin: "0 0 8px" };

interface MailLayoutProps {
  /** Mailboxes show this beside the subject. */
  preview: string;
  heading: string;
  appUrl: string;
  /** The address that stops this kind of mail, where it can be stopped. */
  unsubscribeUrl?: string;
  /** The reason for this mail, where it is not an account. */
  reason?: string;
  children: ReactNode;
}

export function MailLayout({ preview, heading, appUrl, unsubscribeUrl, reason, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: PAPER, margin: 0, padding: "32px 20px" }}>
        <Container style={{ maxWidth: "560px", margin: "0 auto" }}>
          <Link
            href={appUrl}
            style={{
              color: INK,
              fontFamily: SERIF,
              fontSize: "22px",
              fontWeight: 600,
              textDecoration: "none",
            }}
          >
            {PRODUCT_NAME}
          </Link>
          <Hr style={{ border: 0, borderTop: `2px solid ${INK}`, margin: "12px 0 32px" }} />
          <Heading
            dir="auto"
            as="h1"
            style={{
              color: INK,
              fontFamily: SERIF,
              fontSize: "30px",
              fontWeight: 500,
              letterSpacing: "-0.01em",
              lineHeight: "36px",
              margin: "0 0 20px",
            }}
          >
            {heading}
          </Heading>
          {children}
          <Hr style={{ border: 0, borderTop: `1px solid ${RULE}`, margin: "40px 0 16px" }} />
          {reason ? (
            <Text dir="auto" style={small}>
              {reason}
            </Text>
          ) : (
            <Text dir="auto" style={small}>
              You get this mail because of your account at{" "}
              <Link href={appUrl} style={{ color: INK_3, textDecoration: "underline" }}>
                {PRODUCT_NAME}
              </Link>
              .
            </Text>
          )}
          {unsubscribeUrl ? (
            <Text dir="auto" style={small}>
              <Link href={unsubscribeUrl} style={{ color: INK_3, textDecoration: "underline" }}>
                Stop mails of this kind
              </Link>
            </Text>
          ) : null}
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text
      dir="auto"
      style={{ color: INK_2, fontFamily: SANS, fontSize: "16px", lineHeight: "24px", margin: "0 0 16px" }}
    >
      {children}
    </Text>
  );
}

export function MailQuote({ children }: { children: ReactNode }) {
  return (
    <Text
      dir="auto"
      style={{
        borderLeft: `3px solid ${INK}`,
        color: INK,
        fontFamily: SERIF,
        fontSize: "19px",
        lineHeight: "28px",
        margin: "0 0 20px",
        padding: "2px 0 2px 16px",
      }}
    >
      {children}
    </Text>
  );
}

/** One piece of a list: who, its headline as a link, and a line about it. */
export function MailEntry({
  kicker,
  title,
  href,
  children,
}: {
  kicker: string;
  title: string;
  href: string;
  children: string;
}) {
  return (
    <>
      <Hr style={{ border: 0, borderTop: `1px solid ${RULE}`, margin: "0 0 12px" }} />
      <Text dir="auto" style={{ ...small, margin: "0 0 4px" }}>
        {kicker}
      </Text>
      <Text dir="auto" style={{ fontFamily: SERIF, fontSize: "20px", lineHeight: "26px", margin: "0 0 4px" }}>
        <Link href={href} style={{ color: INK, textDecoration: "none" }}>
          {title}
        </Link>
      </Text>
      {children && (
        <Text
          dir="auto"
          style={{ color: INK_2, fontFamily: SANS, fontSize: "15px", lineHeight: "22px", margin: "0 0 16px" }}
        >
          {children}
        </Text>
      )}
    </>
  );
}

export function MailLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} style={{ color: INK, textDecoration: "underline", wordBreak: "break-word" }}>
      {children}
    </Link>
  );
}

/** The mail's main action, as a button and as an address for programs that show no buttons. */
export function MailAction({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Link
        href={href}
        style={{
          backgroundColor: INK,
          borderRadius: "4px",
          color: PAPER,
          display: "inline-block",
          fontFamily: SANS,
          fontSize: "16px",
          fontWeight: 600,
          lineHeight: "24px",
          margin: "8px 0 20px",
          padding: "12px 24px",
          textDecoration: "none",
        }}
      >
        {children}
      </Link>
      {/* The text part writes every link's address out anyway. */}
      <Text
        dir="auto"
        data-skip-in-text="true"
        style={{ ...small, marginBottom: "24px", wordBreak: "break-all" }}
      >
        Or open this address: {href}
      </Text>
    </>
  );
}
