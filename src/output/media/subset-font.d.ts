/** What is used of subset-font, which has no types of its own. See its README for the rest. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Names to keep beside the usual ones, by their ids in the table "name". */
    preserveNameIds?: number[];
    keepFeatures?: string[];
    /** One value fixes an axis, two keep a part of it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
