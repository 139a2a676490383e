import type { UserType } from "@/db/enums";

/** The whole demo shares one password, so that anyone who reads it here may sign in as anybody. */
export const DEMO_PASSWORD = "Night-train-2214";

/** `npm start` prints these four logins in the order of the types. Demo brand and source administer a company. */
export const DEMO_ACCOUNTS: readonly {
  userType: UserType;
  /** The account's key among the people of the seed. */
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
