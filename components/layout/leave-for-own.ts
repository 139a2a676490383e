/** The page may be a newsroom's that its reader may see no more, so it goes at once. */
export const leaveForOwn = () => window.location.replace("/dashboard?done=left");
