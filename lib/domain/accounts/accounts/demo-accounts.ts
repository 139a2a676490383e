import type { UserType } from "@/db/enums";

/** One password for everybody in the demo: who reads it here may look through anybody's eyes. */
export const DEMO_PASSWORD = "Night-train-2214";

/** The four logins `npm start` prints, in the order of the types. Demo brand and source administer a company. */
export const DEMO_ACCOUNTS: readonly {
  userType: UserType;
  /** Its entry among the people of the seed. */
  key: string;
  name: string;
  email: string;
  password: string;
}[] = [
  {
    userType: "press",
    key: "maren",
    name: "Maren Oduya",
    email: "maren@longitude.demo",
    password: DEMO_PASSWORD,
  },
  {
    userType: "brand",
    key: "hollow-pine",
    name: "Petra Lindqvist",
    email: "petra@hollowpine.demo",
    password: DEMO_PASSWORD,
  },
  {
    userType: "source",
    key: "lauwers",
    name: "Geert Wiersma",
    email: "geert@lauwersgrid.demo",
    password: DEMO_PASSWORD,
  },
  {
    userType: "paid_media",
    key: "mirela",
    name: "Mirela Dragan",
    email: "mirela@stilllives.demo",
    password: DEMO_PASSWORD,
  },
];
