declare module 'svg-to-pdfkit' {
  interface Options {
    readonly width: number;
    readonly height: number;
    /** Hears of what the converter does not know. */
    readonly warningCallback: (message: string) => void;
  }

  /** Draws an SVG file on the present page of the document, its upper left corner at x and y. */
  export default function svgToPdf(
    ...drawn: [document: PDFKit.PDFDocument, svg: string, x: number, y: number, options: Options]
  ): void;
}
