/** A weekly digest lists so many entries of each part and gives the number of the others. */
export const LISTED = 5;
