/**
 * The page without a connection: what is written goes where the chat looks for it (`chat-draft:` in this tab), what the
 * chat could not send is shown (`chat-outbox:`), and the page that was asked for is loaded when the connection is back.
 */
const state = document.getElementById("state");

function read(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

for (const field of document.querySelectorAll("textarea")) {
  const key = `chat-draft:${field.dataset.conversation}`;
  const stored = read(key);
  if (typeof stored?.text === "string") field.value = stored.text;
  field.addEventListener("input", () => {
    try {
      // As components/messaging/chat/message-draft.ts stores it: later than what the server has.
      const draft = { text: field.value, counter: stored?.counter ?? 0, isSaved: false };
      sessionStorage.setItem(key, JSON.stringify(draft));
      state.textContent = field.value ? "Stored in this window." : "";
    } catch {
      state.textContent = "This browser stores nothing. Please copy what you wrote.";
    }
  });
}

for (const list of document.querySelectorAll("[data-waiting]")) {
  const waiting = read(`chat-outbox:${list.dataset.waiting}`);
  if (!Array.isArray(waiting) || waiting.length === 0) continue;
  for (const { content } of waiting) {
    const item = document.createElement("li");
    item.textContent = `Waits to be sent: ${content}`;
    list.append(item);
  }
  list.hidden = false;
}

const again = () => location.reload();
document.getElementById("again").addEventListener("click", again);
addEventListener("online", () => {
  // Whoever is writing is not interrupted.
  if (document.activeElement?.tagName === "TEXTAREA") state.textContent = "You are back online. Try again when you are done.";
  else again();
});
