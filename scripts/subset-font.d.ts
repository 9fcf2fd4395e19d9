declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2';
    /** Tags of the layout features that stay. */
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  /** The font with what `text` needs of it. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
