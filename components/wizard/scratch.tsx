"use client";

import { createContext, type ReactNode, useContext } from "react";

const Scratch = createContext(false);

/** The form stores nothing and may belong to nobody: fields that need an account's own data are left out. */
export function ScratchScope({ children }: { children: ReactNode }) {
  return <Scratch value={true}>{children}</Scratch>;
}

export const useIsScratch = (): boolean => useContext(Scratch);
