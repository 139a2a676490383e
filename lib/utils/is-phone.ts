/** A telephone number as people write one: "+47 22 00 00 00", "(0)22/00-00". */
export const isPhone = (text: string): boolean => /^\+?[\d\s()./-]{3,}$/.test(text);
