/** People in the demo say these to each other where no exchange is written out for them. */
export const openings: readonly string[] = [
  "Thank you, this is for me. Could you send the figures behind the second line?",
  "Yes, gladly. Who is the best person to talk to, and when are they up?",
  "I can do this for the week after next. Is anybody else on it?",
  "Good pitch, one fact too many. May I come by and see it?",
  "I will take it. Please send two pictures at full size and the names of who is in them.",
  "This fits a series I am planning. How firm is the date?",
];

export const replies: readonly string[] = [
  "They are in the folder now, with the source of each. Ask if a column is unclear.",
  "Any day before ten. I have told them to expect your call.",
  "Nobody else so far, and we will leave it with you until the end of the month.",
  "Do come. There is a bus at 8:12, or I fetch you at the station.",
  "On their way, both with names, left to right.",
  "As firm as these things get. If it moves, you hear it before we do anything else.",
];

export const praise: readonly string[] = [
  "Answered within the day and sent figures with their sources.",
  "Knew the story, knew the date, left the writing to me.",
  "Clear, quick, and honest about what did not work.",
  "Put me through to the person who had done it.",
  "Read the quotes back before print and changed none of them.",
  "Asked three good questions and quoted all three answers.",
  "Came prepared, came back with corrections before we saw them.",
  "Kept the embargo to the minute.",
  "",
];

export const complaints: readonly string[] = [
  "The interview was cancelled twice, the second time on the day.",
  "Figures arrived after the deadline and did not match the pitch.",
  "The story shrank to a caption without a word to us.",
];
