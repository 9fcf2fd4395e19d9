export type PictureRequest = {
  prompt: string;
  /** Size the picture is wanted in, px. The answer is cropped or resized to exactly this. */
  width: number;
  height: number;
  /** Pictures to work from (reference, product), PNG, JPEG or WebP bytes: switches to the edits call. */
  images?: Uint8Array[];
  /** 'high' is the best the model can do, at its price. Without it the operator's setting counts. */
  quality?: 'high' | undefined;
  /** For whom; it is not told to the provider. */
  account?: string | undefined;
  signal?: AbortSignal;
};

/** Paints a scene or a whole ad. Rejects with ModelError. */
export type ImageModelPort = {
  /** What is shown on the card, such as 'gpt-image-2'. */
  readonly name: string;
  paint(
    request: PictureRequest,
  ): Promise<{ bytes: Buffer; contentType: 'image/png' | 'image/jpeg' | 'image/webp' }>;
};
