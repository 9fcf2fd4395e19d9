/** What a live stream says, collected until it ends or is stopped. */
export type Heard = {
  text(): string;
  /** Fulfilled once the server has ended it. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** Listens to the answer of `/events`. */
export function hear(answer: Response): Heard {
  const reader = answer.body?.getReader();
  let text = '';
  const listen = async () => {
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) return;
      text += new TextDecoder().decode(piece.value);
    }
  };
  return { text: () => text, ended: listen(), stop: async () => reader?.cancel() };
}
