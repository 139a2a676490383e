/** Where there are no notifications yet. */
export const noNotifications = {
  title: "No notifications yet",
  text: "Matches, answers to your pitches and messages are told here.",
};
