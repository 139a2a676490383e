export const noNotifications = {
  title: "No notifications yet",
  text: "Matches, answers to your pitches and messages are told here.",
};
