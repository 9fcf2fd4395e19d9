/** The same question, answered once, when it is first asked. */
export function once<Answer>(ask: () => Answer): () => Answer {
  let known: { answer: Answer } | undefined;
  return () => {
    known ??= { answer: ask() };
    return known.answer;
  };
}
