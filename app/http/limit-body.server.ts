/** A body of unknown length breaks off past the limit in bytes; the route then finds it unreadable. */
export function limitBody(request: Request, limit: number): Request {
  if (!request.body || request.headers.has('content-length')) return request;
  let bytes = 0;
  const limiter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > limit) controller.error(new Error('body too large'));
      else controller.enqueue(chunk);
    },
  });
  return new Request(request, { body: request.body.pipeThrough(limiter), duplex: 'half' } as RequestInit);
}
