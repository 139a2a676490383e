/** The one place for press contacts, boilerplate, facts and perks. */
export const CONTACTS_PATH = "/contacts";
