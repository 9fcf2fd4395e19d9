/** Thrown while reading an answer that grew past its limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** `fetch` whose answers fail with BodyTooLargeError once the body passes `maxBytes`, before it fills the memory. */
export function createBoundedFetch(maxBytes: number, fetchIt: typeof fetch = globalThis.fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchIt(input, init);
    if (!response.body) return response;
    let read = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          read += chunk.byteLength;
          if (read > maxBytes)
            controller.error(new BodyTooLargeError(`The answer is larger than ${maxBytes} bytes`));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
